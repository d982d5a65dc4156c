import { expect, test } from "../../support/browser/test";

test("without scripts the whole landscape is above six stories with their pictures", async ({ page }) => {
  await page.goto("/banking-service");
  const landscape = page.getByRole("img", { name: /with a map of the six use cases below/ });
  await expect(landscape).toBeVisible();
  const stories = page.locator(".media-text__block");
  await expect(stories).toHaveCount(6);
  for (const story of await stories.all()) {
    await story.scrollIntoViewIfNeeded();
    await expect
      .poll(() => story.getByRole("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    await expect(story.getByRole("heading")).toBeVisible();
  }
  const end = await landscape.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await stories.first().evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    end,
  );
});

test("without scripts each number in the map links to its story", async ({ page }) => {
  await page.goto("/aviation-service");
  for (const number of [2, 6]) {
    await page
      .getByRole("navigation", { name: "Places" })
      .getByRole("link")
      .nth(number - 1)
      .click();
    await expect(page).toHaveURL(new RegExp(`#place-${number}$`));
    await expect(page.locator(`#place-${number}`).getByRole("heading")).toBeInViewport();
  }
});
