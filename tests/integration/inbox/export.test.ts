import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Config } from "../../../server/config/config";
import { createDependencies } from "../../../server/site/dependencies";
import type { Dependencies } from "../../../server/types";
import { career, contact, send } from "../../support/forms/submissions";
import { onSqlite } from "../../support/store/both-stores";
import { envOf, inStore, runCommand } from "../../support/store/inbox";

const TABLES = ["submissions.json", "submissions.csv"];
const newFolder = () => fs.mkdtempSync(join(tmpdir(), "export-"));

onSqlite((fresh) => {
  let config: Readonly<Config>;
  let site: Dependencies;
  let folder: string;

  beforeEach(async () => {
    config = await fresh();
    site = createDependencies(config);
    folder = newFolder();
    return () => site.close();
  });

  /** Applications whose files have these names, each with its name in its email address. */
  async function receive(...names: string[]) {
    for (const name of names) {
      const bytes = new Uint8Array(1_300_000).fill(name.length);
      const submission = career(bytes);
      if (submission.file) submission.file.name = name;
      await send(site.submissions, { ...submission, values: { ...submission.values, email: name } });
    }
  }
  const exported = async () => {
    const { code, text } = await runCommand(["export", folder], envOf(config));
    const json = JSON.parse(fs.readFileSync(join(folder, "submissions.json"), "utf8"));
    const files = fs.readdirSync(folder).filter((name) => !TABLES.includes(name));
    return { code, text, json, files };
  };

  test("an export has every submission as JSON and CSV, and each file whole under its own name", async () => {
    const long = `${"履".repeat(90)}.pdf`;
    await receive("cv.pdf", long, "../../up.pdf");
    const source = { form: "call", consent: "Add me", page: "/about" };
    await site.submissions.send({ ...contact({ message: "Zoë, =1" }), source });
    const { code, text, json, files } = await exported();
    expect([code, text]).toEqual([0, `Exported 4 submissions to ${folder}.\n`]);
    expect(json).toHaveLength(4);
    expect(json[0]).toMatchObject({
      form: "call",
      values: { message: "Zoë, =1" },
      consent: `Add me (${json[0].received})`,
    });
    expect(json[0].source).toEqual({ page: "/about" });
    expect(json[1]).toMatchObject({ form: "career" });
    expect(files).toHaveLength(3);
    const attached = json.slice(1).map(({ id, files: [file] }: typeof json) => ({ ...file, id }));
    for (const { id, exportName, name, size } of attached) {
      expect(Buffer.byteLength(exportName)).toBeLessThanOrEqual(255);
      expect(exportName).toMatch(new RegExp(`^${id}-(cv|履{50,}|.._.._up)\\.pdf$`));
      const content = fs.readFileSync(join(folder, exportName));
      expect([content.length, new Set(content)]).toEqual([size, new Set([name.length])]);
    }
    const csv = fs.readFileSync(join(folder, "submissions.csv"), "utf8");
    expect(csv.startsWith('\uFEFF"id"')).toBe(true);
    for (const name of files) expect(csv).toContain(name);
    expect(csv.match(/\r\n/g)).toHaveLength(5);
  });

  const erasePart = (id: string) => sql`delete from file_chunks where file_id = ${id} and position = 1`;
  test.each<[string, (id: string, fileId: string) => unknown]>([
    ["cannot be written", (id) => fs.mkdirSync(join(folder, `${id}-cv.pdf`))],
    ["is incomplete in the store", (_, id) => inStore(config, (db) => erasePart(id).execute(db))],
  ])("a file that %s is named, and the others are exported", async (_, breakFile) => {
    await receive("cv.pdf", "other.pdf");
    const [fine, broken] = (await exported()).json;
    folder = newFolder();
    await breakFile(broken.id, broken.files[0].id);
    const { code, text, json, files } = await exported();
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`^cv.pdf of ${broken.id} was not exported: (?!${broken.id}).+$`, "m"));
    expect(text).not.toContain(fine.id);
    expect(files).toContain(`${fine.id}-other.pdf`);
    expect(json).toHaveLength(2);
    expect(fs.readFileSync(join(folder, "submissions.csv"), "utf8")).not.toContain(`${broken.id}-cv.pdf`);
  });

  test("only the owner can read an export, which replaces files and follows no links", async () => {
    await receive("cv.pdf");
    const elsewhere = join(newFolder(), "elsewhere");
    fs.writeFileSync(elsewhere, "untouched");
    fs.chmodSync(folder, 0o755);
    fs.writeFileSync(join(folder, "submissions.json"), "old", { mode: 0o644 });
    fs.symlinkSync(elsewhere, join(folder, "submissions.csv"));
    const { code, json, files } = await exported();
    expect([code, json.length]).toEqual([0, 1]);
    expect(fs.readFileSync(elsewhere, "utf8")).toBe("untouched");
    expect(fs.lstatSync(join(folder, "submissions.csv")).isSymbolicLink()).toBe(false);
    for (const name of [...TABLES, ...files])
      expect(fs.statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });
});
