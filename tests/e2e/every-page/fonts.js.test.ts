import { holdRequests } from "../../support/browser/requests";
import { expect, test } from "../../support/browser/test";

test("while the web fonts load, their fallbacks are as wide, so that the page keeps its height", async ({
  page,
}) => {
  const size = () =>
    page.evaluate(() => {
      const width = (selector: string) => {
        const range = document.createRange();
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) return Number.NaN;
        // On one line: where lines break, a pixel can decide.
        element.style.whiteSpace = "nowrap";
        range.selectNodeContents(element);
        const { width } = range.getBoundingClientRect();
        element.style.whiteSpace = "";
        return width;
      };
      return { heading: width("h1"), lead: width(".hero__lead") };
    });
  const release = await holdRequests(page, "**/*.woff2");
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await size();
  expect(await page.evaluate(() => document.fonts.check('1em "Funnel Display"'))).toBe(false);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Funnel Display"'))).toBe(true);
  const after = await size();
  for (const part of ["heading", "lead"] as const) {
    expect(before[part] / after[part]).toBeGreaterThan(0.94);
    expect(before[part] / after[part]).toBeLessThan(1.06);
  }
});
