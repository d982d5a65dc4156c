import { industries } from "~/content/industries/index";
import { expect, test } from "../../support/browser/test";

test("on phones the industries are plain links; on wider screens radios take their place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const solutions = page.locator("#solutions");
  const links = solutions.getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(industries.map(({ card }) => card.title));
  await expect(solutions.getByRole("radio").first()).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(links.first()).toBeHidden();
  await expect(solutions.getByRole("radio")).toHaveCount(10);
  await page.setViewportSize({ width: 390, height: 844 });
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`${industries.at(-1)?.url}$`));
});
