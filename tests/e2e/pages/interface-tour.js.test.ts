import type { Locator } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

const bringTo = (locator: Locator, share: number) =>
  locator.evaluate((element, at) => {
    const top = element.getBoundingClientRect().top + window.scrollY - at * window.innerHeight;
    window.scrollTo({ top, behavior: "instant" });
  }, share);

test("on a wide screen the stage has the first detail's still, then that of the detail being read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, "/customer-service");
  const section = page.getByRole("region", { name: "SOP consistency" });
  const stills = section.locator(".interface-stage .still:not([data-hidden])");
  await bringTo(section, 0.3);
  await expect(stills).toHaveCount(1);
  await expect(stills).toHaveAttribute("alt", "The step at hand");
  for (const detail of await section.locator("dl > div").all()) {
    await bringTo(detail, 0.5);
    await expect(stills).toHaveAttribute("alt", (await detail.locator("dt").innerText()).trim());
    await expect(stills).toBeInViewport({ ratio: 0.99 });
  }
});
