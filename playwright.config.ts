import { defineConfig, devices } from "@playwright/test";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  // A shared machine stalls now and then; what needed a second try is named at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results",
  reporter: [["line"], ["json", { outputFile: ".cache/test/e2e.json" }]],
  use: {
    launchOptions: { args, executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium" },
    // Recording every test doubles its work: only what failed once is run again with a trace.
    trace: "on-first-retry",
  },
  // Every test runs in both modes unless its file is named for one: *.js.test.ts, *.nojs.test.ts.
  projects: [
    { name: "js", use: desktop, testIgnore: /\.nojs\.test\.ts$/ },
    { name: "nojs", use: { ...desktop, javaScriptEnabled: false }, testIgnore: /\.js\.test\.ts$/ },
  ],
});
