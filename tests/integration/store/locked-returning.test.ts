import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createLeaseRepository } from "../../../server/submissions/lease-repository";
import { createSubmissionRepository } from "../../../server/submissions/repository";
import { contact } from "../../support/forms/submissions";
import { onBothStores } from "../../support/store/both-stores";

onBothStores((fresh) => {
  test("a lease waits for the lock of another process, as two resends at once need it", async () => {
    const config = await fresh();
    const [store, other] = [createStore(config), createStore(config)];
    const submission = contact();
    await createSubmissionRepository(store).insertOrReplace(submission, "inbox");
    const db = await other.db();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let hasLock = () => {};
    const locked = new Promise<void>((resolve) => {
      hasLock = resolve;
    });
    const holding = db.transaction().execute(async (trx) => {
      await trx.updateTable("submissions").set({ last_error: "held" }).execute();
      hasLock();
      await released;
    });
    await locked;
    const leasing = createLeaseRepository(store).leaseById(submission.id);
    setTimeout(release, 100);
    expect(await leasing).toMatchObject({ id: submission.id });
    await holding;
    await Promise.all([store.close(), other.close()]);
  });
});
