import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("a dropdown loads and shows an entry's picture when the entry is hovered or focused", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/media/menu/")) pictures.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/privacy");
  await hydrated(page);
  expect(pictures).toEqual([]);
  await page.getByRole("button", { name: "Solutions" }).click();
  const shown = page.locator("#menu-solutions img:visible");
  await expect(shown).toHaveAttribute("src", /banking/);
  await page.locator("#menu-solutions").getByRole("link", { name: "Aviation" }).hover();
  await expect(shown).toHaveAttribute("src", /aviation/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await page.mouse.move(20, 700);
  await page.locator("#menu-solutions").getByRole("link", { name: "Retail" }).focus();
  await expect(shown).toHaveAttribute("src", /retail/);
});
