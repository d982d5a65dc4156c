import { expect, test } from "../../support/browser/test";

const links = ["Capabilities", "Solutions", "About", "Careers"];

for (const width of [320, 390]) {
  test(`at ${width} the modal begins with its form, and logo and close stay when it is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/about?contact=message");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Last name")).toBeInViewport({ ratio: 1 });
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    for (const name of links) {
      const link = dialog.getByRole("link", { name });
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())?.height).toBeGreaterThan(43.5);
    }
    await expect(dialog.getByRole("link", { name: "Lodeline" })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("link", { name: "Close" })).toBeInViewport({ ratio: 1 });
  });
}

test("at 820 the modal has logo and links at the left of its form", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog");
  const form = await dialog.getByLabel("First name").boundingBox();
  for (const name of ["Lodeline", ...links]) {
    const link = await dialog.getByRole("link", { name }).boundingBox();
    expect((link?.x ?? 0) + (link?.width ?? 0), name).toBeLessThan(form?.x ?? 0);
  }
});
