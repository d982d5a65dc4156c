import { expect, test } from "../../support/engines/test";
import { nightly } from "../../support/nightly";

const SCROLLED = "Math.round(scrollY)";

test.describe("at 1440", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const menu of ["capabilities", "solutions"]) {
    test(
      `the ${menu} dropdown opens below the header and is as tall as its links`,
      nightly("the full-screen menu is a popover, too"),
      async ({ visitor }) => {
        await visitor.open("/about");
        await visitor.click(`[popovertarget="menu-${menu}"]`);
        const [top, height] = await visitor.see<[number, number]>(
          "(({ top, height }) => [top, height])(document.querySelector(':popover-open').getBoundingClientRect())",
        );
        expect(top).toBeGreaterThan(60);
        expect(top).toBeLessThan(120);
        expect(height).toBeLessThan(600);
        await visitor.press("Escape");
        expect(await visitor.see("document.querySelectorAll(':popover-open').length")).toBe(0);
      },
    );
  }

  test("a dropdown's link leads to its page", nightly("a link like others"), async ({ visitor }) => {
    await visitor.open("/about");
    await visitor.click('[popovertarget="menu-solutions"]');
    await visitor.click(':popover-open a[href="/aviation-service"]');
    await expect.poll(() => visitor.url()).toMatch(/\/aviation-service$/);
    await expect.poll(() => visitor.see("document.querySelectorAll(':popover-open').length")).toBe(0);
  });
});

test.describe("at 390", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the full-screen menu covers the page, which does not scroll behind it, before hydration and after", async ({
    visitor,
  }) => {
    await visitor.open("/about", { hydrate: false });
    await visitor.click(".header > .button--round");
    await expect
      .poll(() => visitor.see("document.querySelector('#site-menu').getBoundingClientRect().left"))
      .toBe(0);
    expect(await visitor.see("document.activeElement.getAttribute('aria-label')")).toBe("Close menu");
    await visitor.press("PageDown");
    // A smooth scroll would take this long.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await visitor.see(SCROLLED)).toBe(0);
    await visitor.click('#site-menu [aria-label="Close menu"]');
    await expect.poll(() => visitor.see("document.querySelectorAll(':popover-open').length")).toBe(0);
    await visitor.press("PageDown");
    await expect.poll(() => visitor.see(SCROLLED)).toBeGreaterThan(100);
  });

  test(
    "a group of the full-screen menu opens, and its link leads to its page",
    nightly("a link like others"),
    async ({ visitor }) => {
      await visitor.open("/about");
      await visitor.click(".header > .button--round");
      await visitor.click(".mobile-menu__group summary");
      await visitor.click(".mobile-menu__group[open] li a");
      await expect.poll(() => visitor.url()).not.toMatch(/\/about$/);
      await expect.poll(() => visitor.see("document.querySelectorAll(':popover-open').length")).toBe(0);
    },
  );
});
