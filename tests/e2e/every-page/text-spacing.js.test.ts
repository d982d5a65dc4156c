import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";
import { ONE_OF_EACH_KIND } from "../../support/page-kinds";

/** WCAG 2.2, success criterion 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

/** What is outside the window, as in a row that is swiped, or wider than the box that clips it. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) found.push("the page scrolls sideways");
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest(".visually-hidden, svg, picture")
      )
        continue;
      const ownText = Array.from(element.childNodes).some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      if (!ownText) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (right > window.innerWidth + 1 || left < -1))
        found.push(
          `${element.className || element.tagName}: ${element.textContent?.trim().slice(0, 40)} ${Math.round(right)}`,
        );
      const { overflowX } = getComputedStyle(element);
      if (
        overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches("select, input")
      )
        found.push(`clipped: ${element.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });
}

/** Words of headings that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll("h1, h2, h3")) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) found.push(word);
        }
      }
    }
    return found;
  });
}

test("every kind of page breaks no word of a heading at 320 pixels, and has room for wide text spacing", async ({
  page,
}) => {
  test.slow();
  for (const path of ONE_OF_EACH_KIND) {
    await page.goto(path);
    expect(await brokenWords(page), path).toEqual([]);
    await page.addStyleTag({ content: SPACING });
    expect(await overflowing(page), path).toEqual([]);
  }
});

test("the full-screen menu has room for wide text spacing at 320 pixels", async ({ page }) => {
  await page.goto("/");
  await page.addStyleTag({ content: SPACING });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByText("Capabilities", { exact: true }).click();
  expect(await overflowing(page)).toEqual([]);
});

test("a browser whose font size is 32 pixels shows the header, a page and a form whole", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of ["/services", "/career", "/about?contact=message"]) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [excess, contact] = await page.evaluate(() => [
        document.documentElement.scrollWidth - window.innerWidth,
        document.querySelector(".header__contact")?.getBoundingClientRect().right ?? 0,
      ]);
      expect(excess, `${path} at ${width}`).toBeLessThanOrEqual(1);
      expect(contact, `Contact on ${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
