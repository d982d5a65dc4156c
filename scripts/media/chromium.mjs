import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, COMPLETE, findBrowser } from "../build/programs.mjs";

/** Starts a Chromium for rendering. */
export function openBrowser() {
  return chromium.launch({
    executablePath: findBrowser(COMPLETE),
    // The machine's display profile must not change the colours of a screenshot.
    args: ["--headless=new", "--force-color-profile=srgb", ...CHROMIUM_ARGS],
  });
}
