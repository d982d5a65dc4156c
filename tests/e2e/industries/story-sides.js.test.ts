import { industries } from "~/content/industries/index";
import { hydrated } from "../../support/browser/hydrated";
import { inTurn } from "../../support/browser/sides";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

/** The camera cuts, so that a place is where it stays. */
test.use({ reducedMotion: "reduce" });

/** Of the bar and of what keeps clear of it. */
const BAR = 88;
const IN_GATE = ["/banking-service", "/real-estate-service"];

for (const [width, height] of [
  [1280, 720],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const)
  for (const industry of industries)
    test(
      `${industry.url} at ${width} × ${height}: card and lit place swap sides in turn, and neither hides the other`,
      nightlyUnless(width === 1280 && IN_GATE.includes(industry.url), "another page, or another width"),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(industry.url);
        await hydrated(page);
        const seen: string[] = [];
        const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
        for (const [index] of industry.blocks.entries()) {
          const story = page.locator(".media-text__block").nth(index);
          await story.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
          await expect(page.locator(".industry-map [aria-current]")).toHaveText(new RegExp(`^${index + 1}`));
          const tile = page.locator(".landscape-tiles a polygon").nth(index);
          const card = await story.evaluate(boxOf);
          const place = await tile.evaluate(boxOf);
          seen.push(place.left < card.left ? "left" : "right");
          if (place.left < card.left) expect(place.right).toBeLessThan(card.left);
          else expect(place.left).toBeGreaterThan(card.right);
          expect(place.left).toBeGreaterThanOrEqual(0);
          expect(place.right).toBeLessThanOrEqual(width);
          expect(place.top).toBeGreaterThan(BAR);
          expect(place.bottom).toBeLessThan(height);
          expect(card.top).toBeGreaterThan(BAR);
          expect(card.bottom).toBeLessThanOrEqual(height);
          for (const note of await page.locator(".place-notes__text").all()) {
            const { left, top, right, bottom } = await note.evaluate(boxOf);
            expect(right <= card.left || left >= card.right).toBe(true);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(width);
            expect(top).toBeGreaterThan(BAR);
            expect(bottom).toBeLessThanOrEqual(height);
          }
        }
        expect(seen).toEqual(inTurn(industry.blocks.length));
      },
    );
