import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { findPostgres } from "../../../scripts/build/programs.mjs";
import type { Config } from "../../../server/config/config";
import { storedFile } from "../../../server/outbox/store/files";
import { createDependencies } from "../../../server/site/dependencies";
import type { Dependencies } from "../../../server/types";
import { bytesOf, career, send } from "../../support/forms/submissions";
import { createDatabase, noPostgres } from "../../support/servers/postgres";
import { entriesIn, envOf, inStore, runCommand } from "../../support/store/inbox";
import { tempConfig } from "../../support/store/temp-config";

/** More than SQLite's cache holds. */
const bytes = new Uint8Array(4_000_000).fill(7);
let config: Readonly<Config>;
let site: Dependencies;
let folder: string;

beforeEach(async () => {
  config = tempConfig();
  site = createDependencies(config);
  folder = tempConfig().dataDir;
  await send(site.submissions, career(bytes));
  return () => site.close();
});

/** Expects the first application with its file, and no other, in a store. */
const expectOne = (database: Config["database"]) =>
  inStore({ database }, async (db, store) => {
    const [entry, ...others] = await entriesIn(store);
    expect([entry?.values?.email, others]).toEqual(["amira@example.test", []]);
    const copied = await bytesOf(await storedFile(db, entry?.files[0]?.id ?? ""));
    expect(copied.equals(bytes)).toBe(true);
  });

const backUp = (target: string) => runCommand(["backup", target], envOf(config));

test("an operator restores every submission and file from a backup that was made beside a running server", async () => {
  const { code, text } = await backUp(folder);
  const [, path = "", size] =
    /^Backed up to (.+\/site-\d{4}-\d\d-\d\dT\d{6}\.db) \((\d+) bytes\)\.$/m.exec(text) ?? [];
  expect([code, statSync(path).size]).toEqual([0, Number(size)]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toHaveLength(1);
  // A later form is not in it.
  await send(site.submissions, career());
  await expectOne({ kind: "sqlite", file: path });
});

test.skipIf(noPostgres)(
  "an operator restores PostgreSQL's dump with the options of OPERATING.md",
  async () => {
    const url = await createDatabase(inject("postgres"));
    const machine = createDependencies(tempConfig({ DATABASE_URL: url }));
    onTestFinished(machine.close);
    const run = (program: string, args: string[], input?: Buffer) =>
      execFileSync(join(findPostgres()?.bin ?? "", program), [`--dbname=${url}`, ...args], { input });
    const documented = (pattern: RegExp) =>
      pattern.exec(readFileSync("server/OPERATING.md", "utf8"))?.[1]?.split(" ") ?? expect.unreachable();
    await send(machine.submissions, career(bytes));
    const dump = run("pg_dump", documented(/pg_dump -U site (\S+) site >/));
    await send(machine.submissions, career());
    run("pg_restore", documented(/pg_restore --username=site --dbname=site (.+) </), dump);
    await expectOne({ kind: "postgres", url });
  },
);

test.each([
  ["to a folder that does not exist", "none", "unlimited"],
  ["that does not fit on the disk", "", "512"],
])("a backup %s fails in one line and leaves nothing behind", async (_, name, limit) => {
  // In place of a full disk: no file of the process grows beyond this limit, in kilobytes.
  const command = `ulimit -f ${limit}; exec "$0" server/bin/inbox.mjs backup "$1"`;
  const env = { ...process.env, ...envOf(config) };
  const args = ["-c", command, process.execPath, join(folder, name)];
  const { status, stdout } = spawnSync("bash", args, { env });
  expect(status).toBe(1);
  expect(String(stdout)).toMatch(/^Failed: [^\n]+\n$/);
  expect(String(stdout)).toContain(join(folder, name));
  expect(readdirSync(folder)).toEqual([]);
});
