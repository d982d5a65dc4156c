// The Chromium that tests, measurements and media generators run.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { aptInstall } from "./apt.mjs";
import { run } from "./ensure.mjs";

/** For a headless browser on a server: as root, without a graphics card, and without calls to its maker. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The whole browser. */
export const COMPLETE = ["chromium", "chromium-browser", "google-chrome"];

/** The headless shell first: tests with it take two thirds of the time. */
const NAMES = ["chromium-headless-shell", ...COMPLETE];

/** The path of a Chromium: CHROMIUM_PATH, one on the PATH, Playwright's own, or undefined. */
export const findBrowser = (names = NAMES) => process.env.CHROMIUM_PATH ?? onPath(names) ?? playwrights();

/** The same; installs one if there is none. Ends the process when that fails. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium on this machine: downloading Playwright's own …");
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" };
  run("npx", ["playwright", "install", "chromium"], { env });
  if (playwrights()) return playwrights();
  aptInstall("No Chromium, and Playwright's own is out of reach", "chromium-headless-shell");
  const installed = onPath(NAMES);
  if (installed) return installed;
  console.error("The tests need a Chromium: install one, or set CHROMIUM_PATH to it.");
  process.exit(1);
}

function onPath(names) {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function playwrights() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
