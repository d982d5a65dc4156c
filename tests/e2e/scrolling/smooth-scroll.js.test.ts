import { hydrated } from "../../support/browser/hydrated";
import { scriptLoaded, scrolled, topOf, wheel } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.describe("with motion", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await scriptLoaded(page, "scroller");
    await page.mouse.move(600, 400);
  });

  test("one turn of the wheel scrolls for a second and a half", nightly("timing"), async ({ page }) => {
    const movement = page.evaluate(() => {
      return new Promise<{ lasts: number; end: number }>((resolve) => {
        const follow = () => {
          const turned = performance.now();
          let [last, at] = [turned, window.scrollY];
          const look = () => {
            const now = performance.now();
            if (window.scrollY !== at) [last, at] = [now, window.scrollY];
            if (now - turned < 2500) requestAnimationFrame(look);
            else resolve({ lasts: last - turned, end: at });
          };
          look();
        };
        window.addEventListener("wheel", follow, { once: true });
      });
    });
    await page.mouse.wheel(0, 600);
    const { lasts, end } = await movement;
    expect(end).toBe(600);
    // Native scrolling takes 150 ms; easing out reaches the last pixel before the full time is over.
    expect(lasts).toBeGreaterThan(700);
    expect(lasts).toBeLessThan(2000);
  });

  test(
    "a link to a hash waits 0.1 seconds, then scrolls its target to 80 pixels under the top in 1.2 seconds",
    nightly("timing"),
    async ({ page }) => {
      const frames = page.evaluate(() => {
        return new Promise<{ wait: number; lasts: number }>((resolve) => {
          document.addEventListener(
            "click",
            () => {
              const clicked = performance.now();
              let [first, last, at] = [0, 0, window.scrollY];
              const look = () => {
                const now = performance.now();
                if (window.scrollY !== at) {
                  first ||= now;
                  last = now;
                  at = window.scrollY;
                }
                if (now - clicked < 2500) requestAnimationFrame(look);
                else resolve({ wait: first - clicked, lasts: last - clicked });
              };
              requestAnimationFrame(look);
            },
            { once: true, capture: true },
          );
        });
      });
      await page.evaluate(() => {
        const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("footer nav a"));
        links.find(({ hash }) => hash === "#solutions")?.click();
      });
      const { wait, lasts } = await frames;
      expect(wait).toBeGreaterThanOrEqual(100);
      expect(lasts).toBeGreaterThan(900);
      expect(lasts).toBeLessThan(2300);
      expect(await topOf(page.locator("#solutions"))).toBeCloseTo(80, 0);
      await expect(page.locator("#solutions")).toBeFocused();

      await wheel(page, -1200);
      await page.evaluate(() => {
        const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("footer nav a"));
        links.find(({ hash }) => hash === "#solutions")?.click();
      });
      await expect.poll(() => topOf(page.locator("#solutions"))).toBeCloseTo(80, 0);
    },
  );

  test("another page starts at its top, and Back restores the scroll position", async ({ page }) => {
    await wheel(page, 1800);
    const place = await scrolled(page);
    await page
      .getByRole("link", { name: /DISCOVER CAPABILITY/ })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(/\/$/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(place);
  });

  test(
    "a link to a hash on another page scrolls there from that page's top",
    nightly("timing"),
    async ({ page }) => {
      await page.goto("/about");
      await hydrated(page);
      await scriptLoaded(page, "scroller");
      await page.evaluate(() => {
        const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("footer nav a"));
        links.find(({ hash }) => hash === "#solutions")?.click();
      });
      await expect(page).toHaveURL(/\/#solutions$/);
      await expect.poll(() => topOf(page.locator("#solutions"))).toBeCloseTo(80, 0);
    },
  );

  test(
    "keys, focus and scripts scroll at once, even during a smooth scroll",
    nightly("timing"),
    async ({ page }) => {
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(150);
      // As find in page, the scroll bar and a focused field scroll.
      await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
      await page.waitForTimeout(700);
      expect(await scrolled(page)).toBe(3000);
      await page.keyboard.press("Home");
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.waitForTimeout(300);
      await page.keyboard.press("End");
      await expect.poll(() => scrolled(page)).toBeGreaterThan(3000);
    },
  );

  test("the wheel over a nested scroller scrolls only that", nightly("timing"), async ({ page }) => {
    await page.goto("/about?contact=message");
    await hydrated(page);
    await scriptLoaded(page, "scroller");
    const field = page.getByLabel("Message");
    await field.fill("line\n".repeat(60));
    await field.evaluate((area) => {
      area.scrollTop = 0;
    });
    await field.hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => field.evaluate((area) => area.scrollTop)).toBeGreaterThan(50);
    expect(await scrolled(page)).toBe(0);
  });

  test("opening the modal stops smooth scrolling and locks the page", nightly("timing"), async ({ page }) => {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(200);
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Contact" })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("dialog")).toBeVisible();
    const place = await scrolled(page);
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(500);
    expect(await scrolled(page)).toBe(place);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    const back = await scrolled(page);
    await wheel(page, 240);
    expect(await scrolled(page)).toBe(back + 240);
  });

  test("no animation frames are requested at rest", nightly("timing"), async ({ page }) => {
    await wheel(page, 600);
    // The end of the 1.5 s moves the page by less than a pixel.
    await page.waitForTimeout(1500);
    const frames = await page.evaluate(async () => {
      const { requestAnimationFrame: ask } = window;
      let asked = 0;
      window.requestAnimationFrame = (callback) => {
        asked += 1;
        return ask(callback);
      };
      await new Promise((resolve) => setTimeout(resolve, 500));
      window.requestAnimationFrame = ask;
      return asked;
    });
    expect(frames).toBe(0);
  });
});
