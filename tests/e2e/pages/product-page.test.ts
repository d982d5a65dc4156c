import { topOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";

const region = "SOP consistency";

test("wide: the title column stays beside its details, its number in brackets", async ({ page }) => {
  await page.goto("/customer-service");
  const section = page.getByRole("region", { name: region });
  const title = section.getByRole("heading", { level: 2 });
  const current = section.getByRole("link", { name: `02 ${region}` });
  await expect(current).toHaveText("[02]");
  await expect(current).toHaveAttribute("aria-current", "true");
  await expect(section.getByRole("link", { name: /^0[134] / })).toHaveText(["01", "03", "04"]);

  const scrollTo = (below: number) =>
    section.evaluate((element, distance) => {
      const top = element.getBoundingClientRect().top + window.scrollY + distance;
      window.scrollTo({ top, behavior: "instant" });
    }, below);
  await scrollTo(20);
  const [titleBefore, detailBefore] = [await topOf(title), await topOf(section.getByRole("term").first())];
  await scrollTo(120);
  expect(await topOf(title)).toBeCloseTo(titleBefore, 0);
  expect(await topOf(section.getByRole("term").first())).toBeCloseTo(detailBefore - 100, 0);
  const [left, right] = [await title.boundingBox(), await section.getByRole("term").first().boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
});

test("narrow: the sections are stacked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/customer-service");
  const section = page.getByRole("region", { name: region });
  const [title, detail] = [
    await section.getByRole("heading", { level: 2 }).boundingBox(),
    await section.getByRole("term").first().boundingBox(),
  ];
  expect(detail?.x).toBe(title?.x);
  expect(detail?.y ?? 0).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

test("an indicator leads to its section, 80 pixels under the top", async ({ page }) => {
  await page.goto("/customer-service");
  await page.getByRole("region", { name: "Sales enablement" }).getByRole("link", { name: /^04 / }).click();
  await expect(page).toHaveURL(/#section-4$/);
  const target = page.locator("#section-4");
  await expect.poll(() => topOf(target)).toBeLessThan(81);
  expect(await topOf(target)).toBeGreaterThan(79);
});
