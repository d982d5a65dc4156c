import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { runCommand } from "../../support/commands/run-command";
import { tempConfig } from "../../support/commands/temp-config";
import { envOf, onBothStores } from "../../support/store/both-stores";

onBothStores((fresh) => {
  test("list shows receipts only when asked, and pages leave nothing out", async () => {
    const config = await fresh();
    const store = createStore(config);
    const db = await store.db();
    const row = { kind: "contact", attempts: 0, payload: null, updated_at: 1 } as const;
    const many = (state: "delivered" | "failed", count: number) =>
      Array.from({ length: count }, (_, at) => {
        // Many in one moment, also across the edge of a page.
        const created_at = 1_000 + Math.floor(at / 150);
        return { ...row, state, id: `${state} ${String(at).padStart(4, "0")}`, created_at };
      });
    await db.insertInto("submissions").values(many("delivered", 450)).execute();
    await db.insertInto("submissions").values(many("failed", 450)).execute();
    await store.close();
    const listed = async (...state: string[]) => {
      const { text } = await runCommand(["list", ...state], envOf(config));
      return text.split("\n").flatMap((line) => /^(\w+ \d{4}) /.exec(line)?.[1] ?? []);
    };
    const all = await listed();
    expect(new Set(all).size).toBe(450);
    expect(all.every((each) => each.startsWith("failed"))).toBe(true);
    const newestFirst = [...all].sort((a, b) => {
      const [one, two] = [a, b].map((each) => Math.floor(Number(each.slice(-4)) / 150));
      return (two ?? 0) - (one ?? 0) || a.localeCompare(b);
    });
    expect(all).toEqual(newestFirst);
    expect(new Set(await listed("delivered")).size).toBe(450);
  });

  test("a submission that cannot be read is listed, and hides no other", async () => {
    const config = await fresh();
    const store = createStore(config);
    const row = { kind: "contact", state: "failed", attempts: 0, created_at: 1, updated_at: 1 } as const;
    await (await store.db())
      .insertInto("submissions")
      .values({ ...row, id: "broken", payload: "{" })
      .execute();
    await store.close();
    const { code, text } = await runCommand(["list"], envOf(config));
    expect(code).toBe(0);
    expect(text).toMatch(/^broken .*\(unreadable\)$/m);
    expect(text).toContain("1 failed");
  });
});

test.each([
  ["list"],
  ["counts"],
  ["show", "x"],
  ["export", "/tmp/none"],
  ["forget", "x"],
  ["resend", "x"],
  ["doctor"],
])("where there is no store, %s says so and creates nothing", async (...args) => {
  const DATA_DIR = join(tempConfig().dataDir, "elsewhere");
  const { text } = await runCommand(args, { DATA_DIR });
  expect(text).toMatch(/there is no store/);
  expect(text).toContain(DATA_DIR);
  expect(existsSync(DATA_DIR)).toBe(false);
});
