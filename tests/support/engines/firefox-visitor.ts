import type { Page } from "@playwright/test";
import { hydrated } from "../browser/hydrated";
import type { Visitor } from "./visitor";

/**
 * A visitor with Firefox. Playwright waits for two animation frames before it acts on an element, and without scripts none
 * is reported; `force` leaves that out, and what has no such option is done with the keyboard.
 */
export function firefoxVisitor(page: Page, scripts: boolean): Visitor {
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  return {
    async open(path, { hydrate = scripts } = {}) {
      await page.goto(path);
      if (hydrate) await hydrated(page);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    async click(selector) {
      await visible(selector).click({ force: !scripts });
      await page.waitForLoadState();
    },
    async type(selector, text) {
      if (scripts) return visible(selector).fill(text);
      await visible(selector).focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("Delete");
      await page.keyboard.type(text);
    },
    async choose(selector, option) {
      await visible(selector).focus();
      await page.keyboard.type(option);
    },
    attach: (selector, path) => page.locator(selector).setInputFiles(path),
    press: (key) => page.keyboard.press(key),
    see: (expression) => page.evaluate(expression),
    url: async () => page.url(),
  };
}
