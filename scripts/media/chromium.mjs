import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "../build/chromium.mjs";

/** Starts a Chromium for rendering. */
export function openBrowser() {
  return chromium.launch({
    executablePath: findBrowser(),
    // The machine's display profile must not change the colours of a screenshot.
    args: ["--headless=new", "--force-color-profile=srgb", ...CHROMIUM_ARGS],
  });
}
