import { firefox } from "@playwright/test";
import { FIREFOX } from "../../../scripts/build/programs.mjs";
import type { Engine } from "./engine";
import { firefoxVisitor } from "./firefox-visitor";

/** Starts Firefox. Its scripts are a setting of the browser: Playwright cannot switch them off for one window. */
export async function startFirefox(scripts: boolean): Promise<Engine> {
  const { channel, launchOptions } = FIREFOX;
  const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, "javascript.enabled": scripts };
  const browser = await firefox.launch({ ...launchOptions, channel, firefoxUserPrefs });
  return {
    async open({ siteUrl, width, height }) {
      const context = await browser.newContext({ baseURL: siteUrl, viewport: { width, height } });
      const page = await context.newPage();
      return { visitor: firefoxVisitor(page, scripts), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}
