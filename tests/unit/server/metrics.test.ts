import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../../../server/observability/metrics";

const states = { pending: 2, delivered: 5, inbox: 0, failed: 0, spam: 0 };
const count = vi.fn(async () => ({ states, oldestPendingMs: 61_000, overdue: 0 }));
const metrics = createMetrics(count, async () => true, { version: "1.2.3", commit: "abc" });

test("a scrape comes without the figures of a store that hangs, and with them when it works again", async () => {
  count.mockReturnValueOnce(new Promise(() => {}));
  const hanging = await metrics.text();
  expect([hanging.includes("\nstore_up 0\n"), hanging.includes("submissions{")]).toEqual([true, false]);
  const text = await metrics.text();
  for (const line of [
    "store_up 1",
    'submissions{state="pending"} 2',
    "submissions_oldest_pending_seconds 61",
  ])
    expect(text).toContain(`\n${line}\n`);
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
