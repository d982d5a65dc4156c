import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { SPAM_BUDGET } from "../../../server/submissions/spam-budget";
import { contact } from "../../support/forms/submissions";
import { onBothStores } from "../../support/store/both-stores";

onBothStores((fresh) => {
  test("when spam has used up its budget, the oldest makes room for the newest; nothing else does", async () => {
    const config = await fresh();
    const store = createStore(config);
    const db = await store.db();
    const row = { kind: "contact", state: "spam", attempts: 0, payload: "{}", created_at: 1 } as const;
    const rows = Array.from({ length: SPAM_BUDGET }, (_, at) => ({
      ...row,
      id: `spam ${at}`,
      updated_at: at,
    }));
    for (let at = 0; at < rows.length; at += 1_000) {
      await db
        .insertInto("submissions")
        .values(rows.slice(at, at + 1_000))
        .execute();
    }
    await db
      .insertInto("submissions")
      .values({ ...row, id: "message", state: "inbox", updated_at: 0 })
      .execute();
    const site = createDependencies(config);
    const spam = { ...contact(), spam: true };
    expect(await site.submissions.send(spam)).toEqual({ ok: true });
    const left = await db.selectFrom("submissions").select("id").orderBy("updated_at").execute();
    const ids = left.map(({ id }) => id);
    expect(ids.length - 1).toBeLessThanOrEqual(SPAM_BUDGET);
    expect(ids).not.toContain("spam 0");
    expect(ids).toEqual(expect.arrayContaining(["message", `spam ${SPAM_BUDGET - 1}`, spam.id]));
    await Promise.all([site.close(), store.close()]);
  });
});
