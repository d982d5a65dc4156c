import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "../chromium.mjs";

/** Starts the Chromium at CHROMIUM_PATH. */
export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    // The machine's display profile must not change the colours of a screenshot.
    args: ["--headless=new", "--force-color-profile=srgb", ...CHROMIUM_ARGS],
  });
}
