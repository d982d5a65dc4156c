import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "./scripts/build/chromium.mjs";

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  // `npm test` names every test that passed at its second attempt only.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results",
  reporter: [["line"], ["json", { outputFile: ".cache/test/e2e.json" }]],
  use: {
    launchOptions: { args: CHROMIUM_ARGS, executablePath: findBrowser() },
    // Recording every test costs a quarter of the run. Locally: `npx playwright test --trace on`.
    trace: "on-first-retry",
  },
  // A file runs in both projects unless it is named for one: *.js.test.ts, *.nojs.test.ts.
  projects: [
    { name: "js", use: desktop, testIgnore: /\.nojs\.test\.ts$/ },
    { name: "nojs", use: { ...desktop, javaScriptEnabled: false }, testIgnore: /\.js\.test\.ts$/ },
  ],
});
