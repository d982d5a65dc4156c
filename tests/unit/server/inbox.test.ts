import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runInbox } from "../../../server/inbox";
import { createServices } from "../../../server/services/index";
import { createStore } from "../../../server/services/store/index";
import { startFakeUpstream } from "../../support/fake-upstream";
import { tempConfig } from "../../support/temp-config";

const id = randomUUID();
let dataDir: string;

beforeEach(async () => {
  const config = tempConfig();
  dataDir = config.dataDir;
  const services = createServices(config);
  await services.submissions.send({
    id,
    kind: "career",
    values: {
      name: '=HYPERLINK("http://evil.test")',
      email: "amira@example.test",
      message: "a\u001b[31mred",
    },
    file: { name: "cv.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7") },
  });
  await services.close();
});

async function inbox(args: string[], env: Record<string, string> = {}) {
  let text = "";
  const code = await runInbox(args, { DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env }, (line) => {
    text += `${line}\n`;
  });
  return { code, text };
}

test("list names each submission and counts the states", async () => {
  const { code, text } = await inbox(["list"]);
  expect(code).toBe(0);
  expect(text).toContain(`${id}`);
  expect(text).toContain("amira@example.test  +résumé");
  expect(text).toContain("1 inbox");
});

test("show prints all fields, without signs that would steer a terminal", async () => {
  const { text } = await inbox(["show", id]);
  expect(text).toContain("email: amira@example.test");
  expect(text).toContain("résumé: cv.pdf (8 bytes)");
  expect(text).not.toContain("\u001b");
});

test("export writes JSON, CSV that is no formula, and the résumé", async () => {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  expect((await inbox(["export", folder])).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([`${id}-cv.pdf`, "submissions.csv", "submissions.json"].sort());
  expect(readFileSync(join(folder, `${id}-cv.pdf`), "utf8")).toBe("%PDF-1.7");
  expect(JSON.parse(readFileSync(join(folder, "submissions.json"), "utf8"))[0].values.email).toBe(
    "amira@example.test",
  );
  expect(readFileSync(join(folder, "submissions.csv"), "utf8")).toContain(
    `"'=HYPERLINK(""http://evil.test"")"`,
  );
});

test("a file name cannot lead out of the folder it is exported to", async () => {
  const store = createStore({ database: { kind: "sqlite", file: join(dataDir, "site.db") } });
  await (await store.db()).updateTable("files").set({ name: "../../evil.pdf" }).execute();
  await store.close();
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  expect((await inbox(["export", folder])).code).toBe(0);
  expect(readdirSync(folder)).toContain(`${id}-.._.._evil.pdf`);
});

test("a store that cannot be opened is told in a line, with code 1", async () => {
  const { code, text } = await inbox(["list"], { DATABASE_URL: "file:/dev/null/site.db" });
  expect(code).toBe(1);
  expect(text.trim().split("\n")).toHaveLength(1);
});

test("resend delivers what lay in the inbox", async () => {
  const upstream = await startFakeUpstream();
  expect(await inbox(["resend", id])).toMatchObject({ code: 2 });
  expect(await inbox(["resend", id], { API_BASE_URL: upstream.url })).toMatchObject({ code: 0 });
  expect(upstream.requests[0]?.form?.get("email")).toBe("amira@example.test");
  expect((await inbox(["list"])).text).toContain("1 delivered");
  await upstream.stop();
});

test("forget erases one for good", async () => {
  expect((await inbox(["forget", id])).code).toBe(0);
  expect((await inbox(["show", id])).code).toBe(2);
  expect((await inbox(["list"])).text).toContain("empty");
});

test.each([
  [["explode"]],
  [["show"]],
  [["list", "me"]],
  [["show", "unknown"]],
])("%j is answered with code 2", async (args) => {
  const { code, text } = await inbox(args);
  expect(code).toBe(2);
  expect(text).not.toBe("");
});
