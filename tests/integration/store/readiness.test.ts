import { expect, test, vi } from "vitest";
import { createReadiness } from "../../../server/database/readiness";
import { createStore } from "../../../server/database/store";
import { createSubmissionStore } from "../../../server/submissions/store";
import { recordingLog } from "../../support/recording-log";
import { onBothStores } from "../../support/store/both-stores";
import { protectFromWrites } from "../../support/store/write-protection";

onBothStores((fresh) => {
  test("a store that answers and takes no writes is not ready, and the log says why once", async () => {
    const config = await fresh();
    const [store, operator] = [createStore(config), createStore(config)];
    const { log, lines } = recordingLog();
    const ready = createReadiness(store, log, 0);
    expect(await ready()).toBe(true);
    const at = config.database.kind === "sqlite" ? store : operator;
    await protectFromWrites(await at.db(), config, true);
    await vi.waitFor(async () => expect(await ready()).toBe(false));
    await vi.waitFor(() => createSubmissionStore(store).countByState());
    expect(await ready()).toBe(false);
    await protectFromWrites(await at.db(), config, false);
    await vi.waitFor(async () => expect(await ready()).toBe(true), { timeout: 5_000 });
    expect(lines).toEqual([
      expect.objectContaining({ message: "not ready: the store is not writable" }),
      expect.objectContaining({ message: "ready again" }),
    ]);
    await Promise.all([store.close(), operator.close()]);
  });
});
