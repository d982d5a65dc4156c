import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../../../server/observability/metrics";

const STATES = { pending: 1, delivered: 0, inbox: 0, failed: 0, spam: 0 };

/** Of Prometheus itself, and of its node exporter. */
const FOREIGN = ["predict_linear", "node_filesystem_avail_bytes"];

test("every alert uses existing metrics", async () => {
  const store = { countByState: async () => STATES, oldestPendingAge: async () => 1 };
  const metrics = createMetrics(store, async () => true, { version: "1.2.3", commit: "abc" });
  const known = Array.from((await metrics.text()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name);
  const { groups } = parse(readFileSync("scripts/deploy/alerts.yml", "utf8"));
  const rules: { expr: string }[] = groups[0].rules;
  const named = rules.flatMap(({ expr }) => expr.replace(/\{.*?\}/g, "").match(/[a-z]+(_[a-z]+)+/g) ?? []);
  expect(named.filter((name) => ![...known, ...FOREIGN].includes(name))).toEqual([]);
});
