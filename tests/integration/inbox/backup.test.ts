import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Config } from "../../../server/config/config";
import { storedFile } from "../../../server/outbox/store/files";
import { createStore } from "../../../server/outbox/store/store";
import { createDependencies } from "../../../server/site/dependencies";
import type { Dependencies } from "../../../server/types";
import { bytesOf, career, send } from "../../support/forms/submissions";
import { entriesIn, envOf, runCommand } from "../../support/store/inbox";
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
  const copy = createStore({ database: { kind: "sqlite", file: path } });
  const [entry, ...others] = await entriesIn(copy);
  expect([entry?.values?.email, others]).toEqual(["amira@example.test", []]);
  const copied = await bytesOf(await storedFile(await copy.db(), entry?.files[0]?.id ?? ""));
  expect(copied.equals(bytes)).toBe(true);
  await copy.close();
});

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

test("where the store is PostgreSQL, backup names pg_dump", async () => {
  const { code, text } = await runCommand(["backup", folder], {
    DATABASE_URL: "postgres://a:pw@127.0.0.1:1/b",
  });
  expect([code, text]).toEqual([1, expect.stringMatching(/^[^\n]*pg_dump[^\n]*127\.0\.0\.1:1\/b\.\n$/)]);
});
