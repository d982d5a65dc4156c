import { expect, test } from "../../support/browser/test";

for (const width of [320, 390, 820]) {
  test(`at ${width} the modal has logo and links, and its first field on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/about?contact=message");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "Lodeline" })).toBeInViewport();
    for (const name of ["Capabilities", "Solutions", "About", "Careers"]) {
      const link = dialog.getByRole("link", { name });
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())?.height).toBeGreaterThan(43.5);
    }
    await expect(dialog.getByLabel("First name")).toBeInViewport({ ratio: 1 });
  });
}
