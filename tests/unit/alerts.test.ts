import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../../server/observability/metrics";

interface Rule {
  alert: string;
  expr: string;
}

const guide = readFileSync("server/OPERATING.md", "utf8");
const blocks = Array.from(guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm), ([, yaml = ""]) => parse(yaml));
const rules: Rule[] = blocks.flatMap(({ groups = [] }) => groups).flatMap((group) => group.rules);

/** Of Prometheus itself and of its node exporter. */
const FOREIGN = ["up", "node_filesystem_avail_bytes"];

const FUNCTIONS = /\b(absent|max|sum|by|reason|rate|increase|delta|predict_linear|or)\b/g;
const namesIn = (expr: string) =>
  expr
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, " ")
    .replace(FUNCTIONS, " ")
    .match(/\b[a-z_][a-z_0-9]*\b/g) ?? [];

test("every alert uses an existing metric", async () => {
  const store = {
    countByState: async () => ({ pending: 0, delivered: 0, inbox: 0, failed: 0, spam: 0 }),
    oldestPendingAge: async () => 0,
  };
  const metrics = createMetrics(store, async () => true);
  const known = Array.from((await metrics.text()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name);
  expect(rules.map(({ alert }) => alert)).toContain("SiteDeliveryStuck");
  const unknown = rules
    .flatMap(({ expr }) => namesIn(expr))
    .filter((name) => ![...known, ...FOREIGN].includes(name));
  expect(unknown).toEqual([]);
});
