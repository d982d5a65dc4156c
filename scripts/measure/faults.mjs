// `npm run faults`: the fault tests with four times the visitors, and the table of their outcomes.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, run } from "../build/ensure.mjs";

const RESULTS = ".cache/test/faults";
const COLUMNS = ["acknowledged", "rejected", "unanswered", "arrived", "duplicates", "lost"];

ensureInstalled();
await ensureBuilt();
rmSync(RESULTS, { recursive: true, force: true });
const env = { ...process.env, FAULTS_SCALE: process.env.FAULTS_SCALE ?? "4" };
const ok = run("npx", ["vitest", "run", "--project", "faults", "--testTimeout=600000"], { env });

const rows = readdirSync(RESULTS)
  .map((name) => JSON.parse(readFileSync(join(RESULTS, name), "utf8")))
  .sort((a, b) => a.fault.localeCompare(b.fault));
const total = Object.fromEntries(
  COLUMNS.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
);
const line = (cells) => `| ${cells.join(" | ")} |`;
console.log(`\n${line(["fault", ...COLUMNS])}`);
console.log(line(["---", ...COLUMNS.map(() => "---:")]));
for (const row of [...rows, { fault: "all", ...total }]) {
  console.log(line([row.fault, ...COLUMNS.map((name) => row[name])]));
}
process.exit(ok && total.lost === 0 ? 0 : 1);
