import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createSubmissionStore } from "../../../server/submissions/store";
import { contact } from "../../support/forms/submissions";
import { onBothStores } from "../../support/store/both-stores";
import { protectFromWrites } from "../../support/store/write-protection";

onBothStores((fresh) => {
  test("once the store takes writes again, so do the connections that met its refusal", async () => {
    const config = await fresh();
    const [store, operator] = [createStore(config), createStore(config)];
    const at = config.database.kind === "sqlite" ? store : operator;
    await store.db();
    await protectFromWrites(await at.db(), config, true);
    const submissions = createSubmissionStore(store);
    const send = () => submissions.write(contact(), { id: randomUUID(), storeFor: "inbox" });
    // As many at once as the pool has connections: each meets the refusal.
    const refused = await Promise.allSettled(Array.from({ length: 12 }, send));
    expect(refused.filter(({ status }) => status === "fulfilled")).toEqual([]);
    await protectFromWrites(await at.db(), config, false);
    for (let sent = 0; sent < 12; sent += 1) expect(await send()).toMatchObject({ result: "stored" });
    await Promise.all([store.close(), operator.close()]);
  });
});
