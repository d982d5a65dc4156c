import { expect, test, vi } from "vitest";
import { createMetrics } from "../../../server/observability/metrics";
import { createStoreReader } from "../../../server/observability/store-reader";

const counts = { pending: 2, delivered: 5, inbox: 0, failed: 0, spam: 0 };
const well = { countByState: async () => counts, oldestPendingAge: async () => 61_000 };

test("a hanging store is queried once, however many ask, and again after it has responded", async () => {
  let answer = () => {};
  const countByState = vi.fn(() => new Promise<typeof counts>((resolve) => (answer = () => resolve(counts))));
  const read = createStoreReader({ ...well, countByState }, async () => true, 20);
  expect(await Promise.all([read(), read(), read()])).toEqual([undefined, undefined, undefined]);
  expect(await read()).toBeUndefined();
  expect(countByState).toHaveBeenCalledOnce();
  const late = read();
  answer();
  expect(await late).toEqual({ ready: true, counts, oldestPendingAge: 61_000 });
  void read();
  expect(countByState).toHaveBeenCalledTimes(2);
});

test("the store's figures vanish with the store, come back with it, are read once for each scrape, and stay while it takes no writes", async () => {
  const store = { ...well, countByState: vi.fn(well.countByState) };
  const ready = vi.fn(async () => true);
  const metrics = createMetrics(store, ready);
  expect(await metrics.text()).toMatch(/^submissions_oldest_pending_seconds 61$/m);
  expect(store.countByState).toHaveBeenCalledOnce();
  store.countByState.mockRejectedValueOnce(new Error("disk I/O error"));
  const without = await metrics.text();
  expect(without).toContain("\nstore_up 0\n");
  expect(without).not.toMatch(/^submissions/m);
  const again = await metrics.text();
  expect(again).toContain("\nstore_up 1\n");
  expect(again).toContain('\nsubmissions{state="pending"} 2\n');
  ready.mockResolvedValueOnce(false);
  const readOnly = await metrics.text();
  expect(readOnly).toContain("\nstore_up 0\n");
  expect(readOnly).toContain('\nsubmissions{state="pending"} 2\n');
});
