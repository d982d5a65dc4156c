import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../../../server/observability/metrics";

const store = {
  countByState: vi.fn(async () => ({
    pending: 2,
    delivered: 5,
    inbox: 0,
    failed: 0,
    spam: 0,
  })),
  oldestPendingAge: async () => 61_000,
};
const ready = vi.fn(async () => true);
const metrics = createMetrics(store, ready);

// In turn: one process sees its store fail, and come back.
test.each([
  ["a working store", () => {}, 1, 2],
  [
    "a store that fails",
    () => store.countByState.mockRejectedValueOnce(new Error("disk I/O error")),
    0,
    undefined,
  ],
  ["a store that hangs", () => store.countByState.mockReturnValueOnce(new Promise(() => {})), 0, undefined],
  ["a read-only store", () => ready.mockResolvedValueOnce(false), 0, 2],
  ["a store that works again", () => {}, 1, 2],
])("of %s a scrape has what can be known", async (_, happens, up, pending) => {
  happens();
  const begun = performance.now();
  const text = await metrics.text();
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(text).toContain(`\nstore_up ${up}\n`);
  expect(/^submissions\{state="pending"\} (\d+)$/m.exec(text)?.[1]).toBe(pending && String(pending));
  expect(/^submissions_oldest_pending_seconds (\d+)$/m.exec(text)?.[1]).toBe(pending && "61");
});

/** Of Prometheus itself, and of its node exporter. */
const FOREIGN = ["predict_linear", "node_filesystem_avail_bytes"];

test("every alert uses existing metrics", async () => {
  const known = Array.from((await metrics.text()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name);
  const { groups } = parse(readFileSync("scripts/deploy/alerts.yml", "utf8"));
  const rules: { expr: string }[] = groups[0].rules;
  const named = rules.flatMap(({ expr }) => expr.replace(/\{.*?\}/g, "").match(/[a-z]+(_[a-z]+)+/g) ?? []);
  expect(named.filter((name) => ![...known, ...FOREIGN].includes(name))).toEqual([]);
});
