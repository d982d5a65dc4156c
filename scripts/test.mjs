// `npm test`: everything that has to hold before a change lands. Ends with a true "N passed, N failed".
import { readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./build/chromium.mjs";
import { ensureInstalled, run } from "./build/ensure.mjs";
import { ensureFirefox } from "./build/firefox.mjs";
import { ensureNode24 } from "./build/node-24.mjs";
import { ensurePostgres } from "./build/postgres.mjs";
import { ensureWebKit } from "./build/webkit.mjs";

const RESULTS = ".cache/test";
let passed = 0;
let failed = 0;
let skipped = 0;

function check(name, command, args) {
  console.log(`\n— ${name}`);
  if (run(command, args)) passed += 1;
  else failed += 1;
}

/** Runs a test runner that writes a JSON report, and counts what it reports; a runner that broke counts as failed. */
function suite(name, [command, ...args], report, count) {
  console.log(`\n— ${name}`);
  rmSync(report, { force: true });
  const ok = run(command, args, { env });
  let result = { passed: 0, failed: 0, skipped: 0 };
  try {
    result = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.error(`${name} left no report.`);
  }
  passed += result.passed;
  failed += result.failed;
  skipped += result.skipped;
  if (!ok && result.failed === 0) failed += 1;
}

/** One project of vitest.config.ts, on this Node or another. */
function vitest(name, project, node = process.execPath) {
  const report = `${RESULTS}/${name.replaceAll(" ", "-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = [node, "node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters];
  suite(name, command, report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  }));
}

function flakyTitles(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
    ...flakyTitles(inner),
  ]);
}

ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() };
const node24 = ensureNode24();
ensurePostgres();
// An engine that is left out counts as one skipped test.
for (const ensure of [ensureFirefox, ensureWebKit]) if (!ensure()) skipped += 1;

check("types", "npx", ["tsc", "--noEmit"]);
check("lint and format", process.execPath, ["scripts/lint/check.mjs"]);
check("build and budgets", process.execPath, ["scripts/build/build.mjs"]);
vitest("unit tests", "unit");
vitest("integration tests", "integration");
if (node24) vitest("integration tests on Node 24", "integration", node24);
vitest("fault tests", "faults");
suite("browser tests", ["npx", "playwright", "test"], `${RESULTS}/e2e.json`, ({ stats, suites }) => {
  if (stats.flaky) console.log(`\nPassed at the second try only: ${flakyTitles(suites).join("; ")}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
});

if (skipped > 0) {
  console.log(`\n${skipped} skipped${process.env.CI ? ", which counts as failed in CI" : ""}`);
  if (process.env.CI) failed += skipped;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
