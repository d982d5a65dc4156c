import { By, Key as Keys, until, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Key, Visitor } from "./visitor";

const KEYS: Record<Key, string> = {
  Tab: Keys.TAB,
  "Shift+Tab": Keys.chord(Keys.SHIFT, Keys.TAB),
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  PageDown: Keys.PAGE_DOWN,
};

const PATIENCE_MS = 15_000;

/** A visitor with WebKit. */
export function webkitVisitor(window: WebDriver, siteUrl: string, scripts: boolean): Visitor {
  const visible = (selector: string): Promise<WebElement> =>
    window.wait(
      async () => {
        for (const element of await window.findElements(By.css(selector)))
          if (await element.isDisplayed()) {
            // A strip of the page's own may lie over what WebDriver scrolls to the edge.
            await window.executeScript(
              "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
              element,
            );
            return element;
          }
        return undefined;
      },
      PATIENCE_MS,
      `no visible ${selector}`,
    ) as Promise<WebElement>;
  return {
    async open(path, { hydrate = scripts } = {}) {
      await window.get(siteUrl + path);
      if (!hydrate) return;
      await window.executeScript("window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))");
      await window.wait(until.elementLocated(By.css("html[data-hydrated]")), PATIENCE_MS);
    },
    reload: () => window.navigate().refresh(),
    back: () => window.navigate().back(),
    click: async (selector) => (await visible(selector)).click(),
    async type(selector, text) {
      const field = await visible(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    async choose(selector, option) {
      const field = await visible(selector);
      const steps = await window.executeScript<number>(
        "const [select, text] = arguments; return [...select.options].findIndex((option) => option.text.startsWith(text)) - select.selectedIndex",
        field,
        option,
      );
      const key = steps > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP;
      for (let step = 0; step < Math.abs(steps); step += 1) await field.sendKeys(key);
    },
    attach: async (selector, path) => (await visible(selector)).sendKeys(path),
    press: async (key) => (await window.switchTo().activeElement()).sendKeys(KEYS[key]),
    see: (expression) => window.executeScript(`return ${expression}`),
    url: () => window.getCurrentUrl(),
  };
}
