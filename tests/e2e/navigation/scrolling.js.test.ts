import { site } from "~/content/site/site";
import { expectAtOffset, scrolled } from "../../support/browser/motion";
import { requestsFor } from "../../support/browser/requests";
import { expect, gateIf, test, visit } from "../../support/browser/test";

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`with motion: ${reducedMotion}`, gateIf(reducedMotion === "no-preference"), () => {
    test.use({ reducedMotion });

    test("a link to a part of its page leads there each time, and the logo to its top", async ({ page }) => {
      const scrollers = requestsFor(page, /\/scroller-/);
      await visit(page, "/");
      for (let round = 0; round < 2; round += 1) {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await page.getByRole("link", { name: "Scroll to Explore" }).click();
        await expect(page).toHaveURL(/\/#content$/);
        await expectAtOffset(page.locator("#content"));
        await expect(page.locator("#content").getByRole("heading").first()).toBeFocused();
      }
      expect(scrollers.length > 0).toBe(reducedMotion === "no-preference");
      await page.getByRole("contentinfo").getByRole("link", { name: site.brand }).click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator("main h1")).toBeFocused();
    });
  });

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a link to a part of another page leads there, and so do Back and Forward", async ({ page }) => {
    const expectAt = async (id: string) => {
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      await expectAtOffset(page.locator(`#${id}`));
    };
    await visit(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Industries" }).click();
    await expectAt("solutions");
    await expect(page.locator("#solutions").getByRole("heading").first()).toBeFocused();
    await page.goto("/#services");
    await expectAt("services");
    await page.goBack();
    await expectAt("solutions");
    await page.goForward();
    await expectAt("services");
  });

  test("a page starts at its heading; Back and Forward return to the link last used", async ({ page }) => {
    await visit(page, "/");
    const card = page.getByRole("link", { name: /DISCOVER CAPABILITY Digital Assets/ });
    await card.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("main h1")).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
    await about.focus();
    await page.goBack();
    await expect(card.and(page.locator(":focus-visible"))).toBeInViewport({ ratio: 1 });
    await page.goForward();
    await expect(about).toBeFocused();
  });

  test("the wheel scrolls nothing beside the open modal, and its message over it", async ({ page }) => {
    await visit(page, "/privacy");
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    const message = page.getByRole("dialog").getByLabel("Message");
    await message.fill("line\n".repeat(60));
    await message.press("ControlOrMeta+Home");
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 900);
    await message.hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => message.evaluate((area) => area.scrollTop)).toBeGreaterThan(50);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await scrolled(page)).toBe(0);
    await page.mouse.wheel(0, 240);
    await expect.poll(() => scrolled(page)).toBe(240);
  });
});
