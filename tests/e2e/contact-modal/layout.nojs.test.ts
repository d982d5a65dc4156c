import { expect, test } from "../../support/browser/test";

const links = ["Capabilities", "Solutions", "About", "Careers"];

test("on a phone the modal begins with its form, and logo and close button stay in view while it scrolls", async ({
  page,
}) => {
  await page.goto("/about?contact=message");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const dialog = page.getByRole("dialog");
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await expect(dialog.getByLabel("Last name")).toBeInViewport({ ratio: 1 });
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    for (const name of links) {
      const link = dialog.getByRole("link", { name });
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())?.height).toBeGreaterThan(43.5);
    }
    await expect(dialog.getByRole("link", { name: "Lodeline" })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("link", { name: "Close" })).toBeInViewport({ ratio: 1 });
  }
});

test("at 820 the modal shows logo and links to the left of its form", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog");
  const form = await dialog.getByLabel("First name").boundingBox();
  for (const name of ["Lodeline", ...links]) {
    const link = await dialog.getByRole("link", { name }).boundingBox();
    expect((link?.x ?? 0) + (link?.width ?? 0), name).toBeLessThan(form?.x ?? 0);
  }
});

test("the modal and its tabs keep their places when the tab changes", async ({ page }) => {
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/about?contact=message");
    const card = page.locator(".contact-modal__card");
    await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const places = async () => [
      await card.boundingBox(),
      ...(await page
        .getByRole("tab")
        .evaluateAll((tabs) => tabs.map((tab) => JSON.stringify(tab.getBoundingClientRect())))),
    ];
    const before = await places();
    await page.getByRole("tab", { name: "Schedule a call now" }).click();
    await expect(page.getByLabel("What would you like to discuss?")).toBeVisible();
    await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await places(), `${width}`).toEqual(before);
  }
});
