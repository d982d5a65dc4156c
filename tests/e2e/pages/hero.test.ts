import { heroFrame } from "../../support/browser/hero-frame";
import { expect, test } from "../../support/browser/test";

test("'Scroll to Explore' leads below the hero, 80 pixels under the top", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: "Scroll to Explore" }).click();
  await expect(page).toHaveURL(/\/services#content$/);
  await expect
    .poll(() =>
      page.locator("#content").evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBe(80);
});

for (const [width, rest, away] of [
  [390, 8, 16],
  [820, 16, 32],
  [1280, 20, 40],
] as const) {
  test(`the frame around the film is ${rest}px at ${width}, and grows to ${away}px on the way out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services");
    expect(await heroFrame(page)).toEqual([rest, rest, rest, rest]);
    const text = page.getByRole("heading", { level: 1 });
    const before = await text.boundingBox();
    await page.evaluate(() => {
      const hero = document.querySelector(".hero");
      if (hero) window.scrollTo({ top: hero.clientHeight - 4, behavior: "instant" });
    });
    await expect.poll(async () => Math.min(...(await heroFrame(page)))).toBeGreaterThan(away - 1);
    // Moved over it, not laid out: the text over the film stays where it is.
    const after = await text.boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.width).toBe(before?.width);
  });
}
