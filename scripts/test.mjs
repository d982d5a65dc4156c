// `npm test`: everything that has to hold before a change lands. Ends with a true "N passed, N failed".
import { readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled, run } from "./build/ensure.mjs";

const RESULTS = ".cache/test";
let passed = 0;
let failed = 0;

function check(name, command, args, options) {
  console.log(`\n— ${name}`);
  const ok = run(command, args, options);
  if (ok) passed += 1;
  else failed += 1;
}

/** Runs a test runner that leaves a JSON report, and counts what it reports; a runner that broke counts as failed. */
function suite(name, args, report, count) {
  console.log(`\n— ${name}`);
  rmSync(report, { force: true });
  const ok = run("npx", args, { env });
  let result = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.error(`${name} left no report.`);
  }
  passed += result.passed;
  failed += result.failed;
  if (!ok && result.failed === 0) failed += 1;
}

function flakyTitles(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
    ...flakyTitles(inner),
  ]);
}

ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() };

check("types", "npx", ["tsc", "--noEmit"]);
check("lint and format", "npx", ["biome", "check", "--error-on-warnings"]);
check("build and budgets", "node", ["scripts/build/build.mjs"]);
for (const [name, project] of [
  ["unit tests", "unit"],
  ["integration tests", "integration"],
  ["fault tests", "faults"],
]) {
  const report = `${RESULTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  suite(name, ["vitest", "run", "--project", project, ...reporters], report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests,
  }));
}
suite("end-to-end tests", ["playwright", "test"], `${RESULTS}/e2e.json`, ({ stats, suites }) => {
  if (stats.flaky) console.log(`\nPassed at the second try only: ${flakyTitles(suites).join("; ")}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
