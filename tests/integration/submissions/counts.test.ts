import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createSubmissionStore } from "../../../server/submissions/store";
import { onBothStores } from "../../support/store/both-stores";
import { submissionRow } from "../../support/store/submission-row";

onBothStores((fresh) => {
  test("submissions are counted by state, and the age of the oldest pending one is known", async () => {
    const store = createStore(await fresh());
    const submissions = createSubmissionStore(store, () => 10_000);
    const none = { pending: 0, spam: 0, delivered: 0, inbox: 0, failed: 0, superseded: 0 };
    expect(await submissions.countByState()).toEqual(none);
    expect(await submissions.oldestPendingAge()).toBe(0);
    const rows = [
      submissionRow({ state: "delivered" }),
      submissionRow({ state: "pending", created_at: 4_000 }),
      submissionRow({ state: "pending", created_at: 5_000 }),
    ];
    await (await store.db()).insertInto("submissions").values(rows).execute();
    expect(await submissions.countByState()).toEqual({ ...none, delivered: 1, pending: 2 });
    expect(await submissions.oldestPendingAge()).toBe(6_000);
    await store.close();
  });
});
