import { randomUUID } from "node:crypto";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Config } from "../../../server/config";
import { createDependencies } from "../../../server/dependencies";
import { runInbox } from "../../../server/inbox/command";
import type { Dependencies } from "../../../server/types";
import { openStore } from "../../support/faults/store";
import { career, contact } from "../../support/forms/submissions";
import { envOf, onBothStores } from "../../support/store/both-stores";

const LONGEST_NAME = 255;

const bytesOf = (name: string) => new TextEncoder().encode(name).byteLength;
const newFolder = () => mkdtempSync(join(tmpdir(), "export-"));
const application = (name: string) => {
  const submission = career(new TextEncoder().encode(`%PDF-1.7 ${name}`));
  return {
    ...submission,
    file: { name, type: "application/pdf", bytes: submission.file?.bytes ?? new Uint8Array() },
  };
};

onBothStores((fresh) => {
  let config: Readonly<Config>;
  let site: Dependencies;

  beforeEach(async () => {
    config = await fresh();
    site = createDependencies(config);
    return () => site.close();
  });

  async function exportTo(folder: string) {
    let text = "";
    const code = await runInbox(["export", folder], envOf(config), (line) => {
      text += `${line}\n`;
    });
    return { code, text };
  }
  const json = (folder: string) => JSON.parse(readFileSync(join(folder, "submissions.json"), "utf8"));
  const exported = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith("submissions."));

  test("a file name that is too long for a disk is cut between characters and keeps its ending", async () => {
    const name = `${"履".repeat(90)}.pdf`;
    const long = application(name);
    const other = application("cv.pdf");
    for (const each of [long, other]) await site.submissions.send(each);
    const folder = newFolder();
    expect(await exportTo(folder)).toMatchObject({ code: 0 });
    const names = exported(folder);
    expect(names).toHaveLength(2);
    const cut = names.find((each) => each.startsWith(long.id)) ?? "";
    expect(bytesOf(cut)).toBeLessThanOrEqual(LONGEST_NAME);
    expect(cut).toMatch(new RegExp(`^${long.id}-履{50,}\\.pdf$`));
    expect(readFileSync(join(folder, cut), "utf8")).toBe(`%PDF-1.7 ${name}`);
    expect(json(folder)).toHaveLength(2);
  });

  test("two files whose names become the same when cleaned or cut are both exported", async () => {
    const first = application("cv.pdf");
    await site.submissions.send(first);
    const store = openStore(config.dataDir, envOf(config).DATABASE_URL);
    const db = await store.db();
    for (const name of [
      "CV.pdf",
      "a/b.pdf",
      "a\\b.pdf",
      `${"x".repeat(300)}1.pdf`,
      `${"x".repeat(300)}2.pdf`,
    ]) {
      const row = { id: randomUUID(), name, type: "application/pdf", size: 1, submission_id: first.id };
      await db.insertInto("files").values(row).execute();
      await db
        .insertInto("file_chunks")
        .values({ file_id: row.id, position: 0, bytes: Buffer.from("x") })
        .execute();
    }
    await store.close();
    const folder = newFolder();
    expect(await exportTo(folder)).toMatchObject({ code: 0 });
    expect(new Set(exported(folder).map((name) => name.toLowerCase())).size).toBe(6);
  });

  test("an export names a submission whose file cannot be written, and exports the others", async () => {
    const [blocked, fine] = [application("cv.pdf"), application("other.pdf")];
    for (const each of [blocked, fine]) await site.submissions.send(each);
    const folder = newFolder();
    mkdirSync(join(folder, `${blocked.id}-cv.pdf`));
    const { code, text } = await exportTo(folder);
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`^The file of ${blocked.id} was not exported: .+$`, "m"));
    expect(text).not.toContain(fine.id);
    expect(readFileSync(join(folder, `${fine.id}-other.pdf`), "utf8")).toBe("%PDF-1.7 other.pdf");
    expect(json(folder)).toHaveLength(2);
    expect(readFileSync(join(folder, "submissions.csv"), "utf8")).not.toContain(`${blocked.id}-cv.pdf`);
  });

  test("an export names a submission whose stored file is incomplete, and exports the others", async () => {
    const [broken, fine] = [career(), application("other.pdf")];
    for (const each of [broken, fine]) await site.submissions.send(each);
    const store = openStore(config.dataDir, envOf(config).DATABASE_URL);
    await (await store.db()).deleteFrom("file_chunks").where("position", "=", 1).execute();
    await store.close();
    const folder = newFolder();
    const { code, text } = await exportTo(folder);
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`^The file of ${broken.id} was not exported: .+$`, "m"));
    expect(exported(folder)).toEqual([`${fine.id}-other.pdf`]);
    expect(json(folder)).toHaveLength(2);
  });

  test("in a folder that others may read, an export replaces its files, and only the owner can read them", async () => {
    await site.submissions.send(contact());
    const folder = newFolder();
    const elsewhere = join(newFolder(), "elsewhere");
    writeFileSync(elsewhere, "untouched");
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, "submissions.json"), "old", { mode: 0o644 });
    symlinkSync(elsewhere, join(folder, "submissions.csv"));
    expect(await exportTo(folder)).toMatchObject({ code: 0 });
    expect(readFileSync(elsewhere, "utf8")).toBe("untouched");
    expect(lstatSync(join(folder, "submissions.csv")).isSymbolicLink()).toBe(false);
    for (const name of ["submissions.json", "submissions.csv"]) {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
    expect(json(folder)).toHaveLength(1);
  });
});

test("a folder that cannot be created is named in one line", async () => {
  let text = "";
  const env = { DATA_DIR: newFolder(), LOG_LEVEL: "silent" };
  const store = openStore(env.DATA_DIR);
  await store.db();
  await store.close();
  const code = await runInbox(["export", "/dev/null/export"], env, (line) => {
    text += `${line}\n`;
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^[^\n]*\/dev\/null\/export[^\n]*\n$/);
});
