// The Firefox that browser tests run besides Chromium.
import { spawnSync } from "node:child_process";
import { aptInstall } from "./apt.mjs";

const NAMES = ["firefox-esr", "firefox"];

/**
 * How Playwright starts it: Debian's Firefox by WebDriver BiDi, not a build of Playwright's own.
 * A headless one has no pointer unless it is told of a mouse (2 for fine, 4 for hover).
 */
export const FIREFOX = {
  channel: "moz-firefox",
  launchOptions: {
    executablePath: findFirefox(),
    firefoxUserPrefs: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  },
};

/** The path of a Firefox: FIREFOX_PATH, one on the PATH, or undefined. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? onPath();
}

/**
 * Installs one where there is none and that is possible; elsewhere says that its tests are left out. Playwright's own build
 * is another browser, without WebDriver BiDi.
 */
export function ensureFirefox() {
  if (findFirefox()) return true;
  if (aptInstall("No Firefox on this machine", "firefox-esr") && findFirefox()) return true;
  console.warn("Firefox's tests are left out: install one (Debian: firefox-esr), or set FIREFOX_PATH to it.");
  return false;
}

function onPath() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
