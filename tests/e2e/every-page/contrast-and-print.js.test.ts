import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test.describe("with more contrast requested", () => {
  test.use({ contrast: "more" });

  test("muted text has the colour of body text, and text on a film has a solid background", async ({
    page,
  }) => {
    await page.goto("/services");
    await hydrated(page);
    const styles = await page.evaluate(() => {
      const style = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element) : undefined;
      };
      return {
        muted: style(".footer__copyright")?.color,
        full: style(".footer h2")?.color,
        heading: style(".hero__text h1")?.backgroundColor,
        hint: style(".hero__explore")?.backgroundColor,
      };
    });
    expect(styles.muted).toBe(styles.full);
    for (const ground of [styles.heading, styles.hint]) expect(ground).toMatch(/^rgb\(/);
  });
});

test("a printed page ends with the firm's name, web address and offices", async ({ page }) => {
  await page.goto("/banking-service?contact=message");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".footer__copyright")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  const printed = await page
    .locator(".footer__copyright")
    .evaluate((line) => `${line.textContent} ${getComputedStyle(line, "::after").content}`);
  expect(printed).toContain("Lodeline");
  expect(printed).toMatch(/https?:\/\//);
  for (const city of ["New York", "Dubai", "New Delhi"]) expect(printed).toContain(city);
  const headings = await page
    .locator("main h2, main h3")
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(headings)).toEqual(new Set(["avoid"]));
});

test("a printed product page shows its details and the whole interface, even where the film is selected", async ({
  page,
}) => {
  await page.goto("/customer-service");
  await hydrated(page);
  const section = page.getByRole("region", { name: "Sales enablement" });
  await section.getByText("VIDEO").click();
  await expect(section.getByRole("term")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(section.getByRole("term")).toHaveCount(4);
  await expect(section.locator(".interface-stage__overlay")).toBeHidden();
});
