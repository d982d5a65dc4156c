import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, FIREFOX, findBrowser, findFirefox, findWebKit } from "./scripts/build/programs.mjs";

const size = { width: 1280, height: 800 };
// Reuse the blank tab's process for the first page.
const args = [...CHROMIUM_ARGS, "--renderer-process-limit=1"];
const chromium = {
  ...devices["Desktop Chrome"],
  viewport: size,
  // Videos and movement take half of the processor's time: only what is tested of them asks for "no-preference".
  reducedMotion: "reduce",
  launchOptions: { args, executablePath: findBrowser() },
} as const;
const noScripts = { ...chromium, javaScriptEnabled: false };
/** Scripts are a setting of the whole browser in Firefox. */
const firefox = (scripts: boolean) =>
  ({
    ...FIREFOX,
    browserName: "firefox",
    viewport: size,
    launchOptions: {
      ...FIREFOX.launchOptions,
      firefoxUserPrefs: { ...FIREFOX.launchOptions.firefoxUserPrefs, "javascript.enabled": scripts },
    },
  }) as const;

const SMOKE = "smoke.test.ts";
const ONLY_JS = /\.js\.test\.ts$/;
const ONLY_NOJS = /\.nojs\.test\.ts$/;
/** What scripts do not change is tried without them at night only. */
const WITHOUT_SCRIPTS_AT_NIGHT = [
  "**/{every-page/keyboard,forms/lead-source,forms/without-cookies,navigation/menus,pages/industry-map,pages/sections}.test.ts",
];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // Two leave a tenth of two processors idle: a test also waits.
  workers: 3,
  // `npm test` names every test that passed at its second attempt only.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results",
  reporter: [["line"], ["json", { outputFile: ".cache/test/e2e.json" }]],
  // Recording every test costs a quarter of the run. Locally: `npx playwright test --trace on`.
  use: { trace: "on-first-retry" },
  // A file runs with scripts and without unless it is named for one: *.js.test.ts, *.nojs.test.ts.
  // `npm test` leaves out what is tagged @nightly: tests (gateIf in tests/support/browser/test.ts) and browsers.
  projects: [
    { name: "js", use: chromium, testIgnore: [SMOKE, ONLY_NOJS] },
    { name: "nojs", use: noScripts, testIgnore: [SMOKE, ONLY_JS, ...WITHOUT_SCRIPTS_AT_NIGHT] },
    { name: "nojs@nightly", use: noScripts, testMatch: WITHOUT_SCRIPTS_AT_NIGHT, testIgnore: ONLY_JS },
    ...(findFirefox()
      ? [
          { name: "firefox@nightly", use: firefox(true), testMatch: SMOKE },
          { name: "firefox-nojs@nightly", use: firefox(false), testMatch: SMOKE },
        ]
      : []),
    ...(findWebKit()
      ? [
          { name: "webkit@nightly", use: chromium, testMatch: SMOKE },
          { name: "webkit-nojs@nightly", use: noScripts, testMatch: SMOKE },
        ]
      : []),
  ],
});
