import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, FIREFOX, findBrowser, findFirefox, findWebKit } from "./scripts/build/programs.mjs";
import type { EngineOptions } from "./tests/support/engines/test";

const size = { width: 1280, height: 800 };
const chromium = {
  ...devices["Desktop Chrome"],
  viewport: size,
  launchOptions: { args: CHROMIUM_ARGS, executablePath: findBrowser() },
};
const noScripts = { ...chromium, javaScriptEnabled: false };
const firefox = { ...FIREFOX, browserName: "firefox", viewport: size } as const;
/** Under reduced motion: a setting of the whole browser in Firefox. */
const firefoxStill = {
  ...firefox,
  launchOptions: {
    ...FIREFOX.launchOptions,
    firefoxUserPrefs: { ...FIREFOX.launchOptions.firefoxUserPrefs, "ui.prefersReducedMotion": 1 },
  },
};

const ENGINES = /\/engines\/.*\.test\.ts$/;
const ONLY_JS = /\.js\.test\.ts$/;
const ONLY_NOJS = /\.nojs\.test\.ts$/;
/** Playwright does not see Firefox return to a page from its back/forward cache. */
const AFTER_BACK = /film-after-back/;
const REDUCED_MOTION = /under reduced motion|with motion: reduce/;

/** The order of Tab stops depends on the engine, but not at each width. */
const TAB_ON_WIDE_SCREENS = /at 1280, with a visible focus/;

/** What `npm test` leaves to the night. */
const AT_NIGHT = [
  // Rare orders of events, each of many seconds: lost connections, focus, two forms at once, refused cookies.
  "**/forms/{every-order,focus-kept,half-filled,in-flight,lead-source,missing-script,request,without-cookies}.*",
  "**/contact-modal/{call-form.js,layout,scheduler.js,toast-beside-close}.*",
  "**/navigation/{close-while-sending,failed-navigation,focus-after-back,home-address,links,pending}.*",
  "**/loading/{deferred-scripts,films,foreign-changes,page-cache}.*",
  "**/responses/{error-summary,toasts}.*",
  // Geometry and movement of single sections, and axe in states whose parts the gate checks elsewhere.
  "**/every-page/{accessible-answers,accessible-states,text-spacing,widths}.*",
  "**/industries/story-{pictures,sides}.*",
  "**/menus/{collapsed-header,dropdown-focus,targets}.*",
  "**/pages/{agent-loop,landing,reveals,solutions-links,thread}.*",
  "**/products/{interface-tour,showcase}.*",
  "**/scrolling/{link-to-current-page,malformed-hash,smooth-scroll}.*",
];

/** What depends on the engine: hero, menus, modal, forms, keyboard, client navigation, below-fold media, switcher. */
const IN_FIREFOX = [
  "**/contact-modal/{modal,modal-motion}.*",
  "**/navigation/{client-navigation,focus-after-back,keyboard}.*",
  "**/menus/{collapsed-header,dropdown-focus,header,mobile-menu}.*",
  "**/scrolling/hash-scroll.*",
  "**/{forms/contact-form,career/career-form.js}.*",
  "**/{films/{film-on-request,hero},products/showcase}.*",
  "**/pages/{solutions-switcher,thread,two-routes}.*",
  "**/loading/{films,fallback-fonts,foreign-changes}.*",
];

/** A short visit to the site in an engine besides Chromium, by night, with its scripts and without. */
const inEngine = (engineName: EngineOptions["engineName"]) => [
  {
    name: `${engineName}@nightly`,
    use: { engineName, scripts: true },
    testMatch: ENGINES,
    testIgnore: engineName === "firefox" ? [ONLY_NOJS, AFTER_BACK] : ONLY_NOJS,
  },
  {
    name: `${engineName}-nojs@nightly`,
    use: { engineName, scripts: false },
    testMatch: ENGINES,
    testIgnore: ONLY_JS,
  },
];

/** Chromium's own tests in Firefox. */
const firefoxBesides = [
  {
    name: "firefox-pages@nightly",
    use: firefox,
    testMatch: IN_FIREFOX,
    testIgnore: ONLY_NOJS,
    grepInvert: [REDUCED_MOTION, TAB_ON_WIDE_SCREENS],
  },
  {
    name: "firefox-reduced-motion@nightly",
    use: firefoxStill,
    testMatch: IN_FIREFOX,
    testIgnore: ONLY_NOJS,
    grep: REDUCED_MOTION,
  },
];

export default defineConfig<object, EngineOptions>({
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
  // Recording every test costs a quarter of the run. Locally: `npx playwright test --trace on`.
  use: { trace: "on-first-retry" },
  // A file runs with scripts and without unless it is named for one: *.js.test.ts, *.nojs.test.ts.
  // `npm test` leaves out what is tagged @nightly: tests (tests/support/nightly.ts), and projects by their name.
  projects: [
    { name: "js", use: chromium, testIgnore: [ENGINES, ONLY_NOJS, ...AT_NIGHT] },
    { name: "js@nightly", use: chromium, testMatch: AT_NIGHT, testIgnore: ONLY_NOJS },
    { name: "nojs", use: noScripts, testIgnore: [ENGINES, ONLY_JS, ...AT_NIGHT] },
    { name: "nojs@nightly", use: noScripts, testMatch: AT_NIGHT, testIgnore: ONLY_JS },
    ...(findFirefox() ? [...inEngine("firefox"), ...firefoxBesides] : []),
    ...(findWebKit() ? inEngine("webkit") : []),
  ],
});
