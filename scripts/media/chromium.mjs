import { chromium } from "@playwright/test";

/** A browser for drawing, found through CHROMIUM_PATH; its colours are plain sRGB on every machine. */
export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
  });
}
