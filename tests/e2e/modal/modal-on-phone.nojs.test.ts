import { site } from "~/content/site/site";
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
    await expect(dialog.getByRole("link", { name: site.brand })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("link", { name: "Close" })).toBeInViewport({ ratio: 1 });
  }
});
