import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Config } from "../../../server/config";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import type { Dependencies } from "../../../server/types";
import { runCommand } from "../../support/commands/run-command";
import { tempConfig } from "../../support/commands/temp-config";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { envOf, onBothStores } from "../../support/store/both-stores";

onBothStores((fresh) => {
  const id = randomUUID();
  let site: Dependencies;
  let config: Readonly<Config>;
  let env: Record<string, string>;

  // Beside a running server, as an operator would.
  beforeEach(async () => {
    config = await fresh();
    env = envOf(config);
    site = createDependencies(config);
    await site.submissions.send({
      id,
      kind: "career",
      values: {
        name: '=HYPERLINK("http://evil.test")',
        email: "amira@example.test",
        message: "a\u001b[31mred",
      },
      source: { page: "/career", referrer: "jobs.example", utm_source: "news", utm_medium: "=email" },
      file: { name: "cv.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7") },
    });
    return () => site.close();
  });

  const inbox = (args: string[], more: Record<string, string> = {}) => runCommand(args, { ...env, ...more });

  test("list names each submission, counts the states and says which store it read", async () => {
    const { code, text } = await inbox(["list"]);
    expect(code).toBe(0);
    const name =
      config.database.kind === "sqlite" ? config.database.file : new URL(config.database.url).pathname;
    expect(text).toMatch(new RegExp(`^1 inbox\\. Store: .*${name}\\.$`, "m"));
    expect(text).toContain(`${id}`);
    expect(text).toContain("amira@example.test  +résumé  from /career, jobs.example, news, =email");
    expect(text).toContain("1 inbox");
  });

  test("show prints all fields without control characters", async () => {
    const { text } = await inbox(["show", id]);
    expect(text).toContain("email: amira@example.test");
    expect(text).toContain("résumé: cv.pdf (8 bytes)");
    expect(text).toContain("page: /career\nreferrer: jobs.example\nutm_source: news\n");
    expect(text).not.toContain("\u001b");
  });

  test("export writes JSON, CSV without formulas, and the résumé", async () => {
    const folder = mkdtempSync(join(tmpdir(), "export-"));
    expect((await inbox(["export", folder])).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(
      [`${id}-cv.pdf`, "submissions.csv", "submissions.json"].sort(),
    );
    expect(readFileSync(join(folder, `${id}-cv.pdf`), "utf8")).toBe("%PDF-1.7");
    const [exported] = JSON.parse(readFileSync(join(folder, "submissions.json"), "utf8"));
    expect(exported.values.email).toBe("amira@example.test");
    expect(exported.source.referrer).toBe("jobs.example");
    const csv = readFileSync(join(folder, "submissions.csv"), "utf8");
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(csv).toContain(`"/career","jobs.example","utm_source=news&utm_medium=%3Demail"`);
  });

  test("a file name cannot lead out of the folder it is exported to", async () => {
    const store = createStore(config);
    await (await store.db()).updateTable("files").set({ name: "../../evil.pdf" }).execute();
    await store.close();
    const folder = mkdtempSync(join(tmpdir(), "export-"));
    expect((await inbox(["export", folder])).code).toBe(0);
    expect(readdirSync(folder)).toContain(`${id}-.._.._evil.pdf`);
  });

  test("resend delivers a submission from the inbox", async () => {
    const upstream = await startFakeUpstream();
    expect(await inbox(["resend", id])).toMatchObject({ code: 2 });
    expect(await inbox(["resend", id], { API_BASE_URL: upstream.url })).toMatchObject({ code: 0 });
    expect(upstream.requests[0]?.form?.get("email")).toBe("amira@example.test");
    expect((await inbox(["list"])).text).toContain("1 delivered");
    await upstream.stop();
  });

  test("forget removes a submission", async () => {
    expect((await inbox(["forget", id])).code).toBe(0);
    expect((await inbox(["show", id])).code).toBe(2);
    expect((await inbox(["list"])).text).toMatch(/^The inbox is empty\. Store: /);
  });

  test("a resend that fails leaves the submission pending; a whole state can be resent", async () => {
    const upstream = await startFakeUpstream();
    upstream.mode = { status: 503 };
    const API_BASE_URL = upstream.url;
    const { code, text } = await inbox(["resend", id], { API_BASE_URL });
    expect(code).toBe(1);
    expect(text).toContain("status 503");
    expect((await inbox(["list", "pending"])).text).toContain(id);
    expect((await inbox(["counts"])).text).toMatch(/^1 pending; oldest pending: \d+ min/);
    upstream.mode = "ok";
    expect(await inbox(["resend", "pending"], { API_BASE_URL })).toEqual({
      code: 0,
      text: `Delivered ${id}.\n`,
    });
    expect(await inbox(["resend", id], { API_BASE_URL })).toMatchObject({ code: 2 });
    expect(upstream.requests).toHaveLength(2);
    await upstream.stop();
  });
});

describe("with either store", () => {
  test("a store that cannot be opened is reported in one line, with code 1", async () => {
    const { code, text } = await runCommand(["list"], { DATABASE_URL: "file:/dev/null" });
    expect(code).toBe(1);
    expect(text.trim().split("\n")).toHaveLength(1);
  });

  test.each([
    [["explode"]],
    [["show"]],
    [["list", "me"]],
    [["counts", "all"]],
    [["forget", "spam"]],
    [["resend", "delivered"]],
    [["show", "unknown"]],
  ])("%j exits with code 2", async (args) => {
    const config = tempConfig();
    const store = createStore(config);
    await store.db();
    await store.close();
    const { code, text } = await runCommand(args, envOf(config));
    expect(code).toBe(2);
    expect(text).not.toBe("");
  });
});
