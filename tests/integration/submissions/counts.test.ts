import { expect, test } from "vitest";
import type { SubmissionState } from "../../../server/database/schema";
import { createStore } from "../../../server/database/store";
import { countByState } from "../../../server/submissions/counts";
import { onBothStores } from "../../support/store/both-stores";
import { watchPlans } from "../../support/store/query-plans";

onBothStores((fresh) => {
  test("counting in steps counts each submission once, also when many changed in one millisecond", async () => {
    const config = await fresh();
    const store = createStore(config);
    const db = await store.db();
    const times: [SubmissionState, number[]][] = [
      ["delivered", [0, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8]],
      ["inbox", [5, 5, 5, 5]],
      ["failed", [9]],
    ];
    for (const [state, updates] of times) {
      const row = { kind: "contact", state, attempts: 0, created_at: 1 } as const;
      const rows = updates.map((updated_at, at) => ({ ...row, id: `${state} ${at}`, updated_at }));
      await db.insertInto("submissions").values(rows).execute();
    }
    for (const atOnce of [1, 2, 3, 4, 1000])
      expect(await countByState(store, atOnce)).toEqual({
        pending: 0,
        delivered: 16,
        inbox: 4,
        failed: 1,
        spam: 0,
      });
    if (config.database.kind === "sqlite") {
      const { connection, plans } = watchPlans(db);
      await countByState(connection, 3);
      for (const plan of await plans()) expect(plan).toMatch(/^SEARCH submissions USING COVERING INDEX/);
    }
    await store.close();
  });
});
