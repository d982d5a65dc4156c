// `npm test` runs the checks that a change must pass; `npm run test:all` adds the long and the random ones.
// Both end with a true "N passed, N failed".
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./build/ensure.mjs";
import { ensureBrowser, ensurePrograms } from "./build/programs.mjs";

const RESULTS = ".cache/test";
const all = process.argv[2] === "all";
const total = { passed: 0, failed: 0, skipped: 0 };
const seconds = [];

/** Runs a command and prints its output in one block, because others may run beside it. Returns whether it succeeded. */
async function run(name, [command, ...args], options = {}) {
  const started = Date.now();
  console.log(`— ${name} …`);
  const { output = "pipe", ...rest } = options;
  const child = spawn(command, args, { env, stdio: ["ignore", output, output], ...rest });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => chunks.push(chunk));
  const status = await new Promise((resolve) => child.once("close", resolve));
  const took = Math.round((Date.now() - started) / 1000);
  seconds.push(`${name} ${took} s`);
  process.stdout.write(`\n— ${name}, ${took} s\n${Buffer.concat(chunks)}\n`);
  return status === 0;
}

async function check(name, command) {
  if (await run(name, command)) total.passed += 1;
  else total.failed += 1;
}

/** Runs a test runner and counts the results of its JSON report. A runner that breaks counts as one failure. */
async function suite(name, command, report, count, options) {
  rmSync(report, { force: true });
  const ok = await run(name, command, options);
  let result = { passed: 0, failed: 0, skipped: 0 };
  try {
    result = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.error(`${name} left no report.`);
  }
  for (const [outcome, number] of Object.entries(result)) total[outcome] += number;
  if (!ok && result.failed === 0) total.failed += 1;
}

/** One project of vitest.config.ts. */
function vitest(name, project, ...args) {
  const report = `${RESULTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["npx", "vitest", "run", "--project", project, ...reporters, ...args];
  return suite(name, command, report, (result) => ({
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

function browsers() {
  const command = ["npx", "playwright", "test", ...(all ? [] : ["--grep-invert", "@nightly"])];
  const count = ({ stats, suites }) => {
    if (stats.flaky) console.log(`\nPassed at the second try only: ${flakyTitles(suites).join("; ")}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  };
  return suite("browser tests", command, `${RESULTS}/e2e.json`, count, { output: "inherit" });
}

ensureInstalled();
mkdirSync(RESULTS, { recursive: true });
const missing = ensurePrograms(all);
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() };

if (all) env.FAULTS_SCALE ??= "4";
// Connections that hang take a minute. The gate breaks processes, machines, disks, stores and the upstream. The development
// server builds the site once more.
const atNight = ["tests/faults/black-hole.test.ts", "tests/integration/dev.test.ts"];
const inGate = all ? [] : atNight.flatMap((file) => ["--exclude", file]);
const built = check("build and budgets", [process.execPath, "scripts/build/build.mjs"]);
// Three sequences run side by side, because server tests mostly wait. Browsers need both processors and run alone.
await Promise.all([
  (async () => {
    await check("types", ["npx", "tsc", "--noEmit"]);
    await check("lint and format", [process.execPath, "scripts/lint/check.mjs"]);
    await vitest("unit tests", "unit");
  })(),
  built.then(() => vitest("fault tests", "faults", ...(all ? ["--testTimeout=600000"] : inGate))),
  (async () => {
    await built;
    await vitest("integration tests", "integration", ...inGate);
    if (all) await check("media match their sources", ["npm", "run", "media", "--", "--check"]);
  })(),
]);
await browsers();

console.log(`\n${seconds.join(", ")}`);
// A missing browser lists no tests; it counts as one skipped test.
total.skipped += missing.filter((name) => name !== "PostgreSQL").length;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
if (skipped) console.log(`\nSkipped, not on this machine: ${missing.join(", ")}`);
if (skipped && process.env.CI) console.log("In CI a skipped test is a failure.");
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || (skipped && process.env.CI) ? 1 : 0);
