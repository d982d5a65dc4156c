import { industries } from "~/content/industries/index";
import landscapes from "~/content/landscapes/places.json" with { type: "json" };
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Landscape } from "~/content/types/drawings";
import { hydrated } from "../../support/browser/hydrated";
import { inTurn } from "../../support/browser/sides";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

/** The camera cuts, so that a place is where it stays. */
test.use({ reducedMotion: "reduce" });

/** Of the ground that a place stands on, from its centre, in pixels of the landscape. */
const GROUND = { x: 250, y: 150 };
const HEADER = 52;
const byName = landscapes as Record<string, Omit<Landscape, "name">>;
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
        for (const [index, { x, y }] of (
          byName[industry.card.image.split("/")[1] ?? ""]?.places ?? []
        ).entries()) {
          const story = page.locator(".media-text__block").nth(index);
          await story.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
          const pin = page.locator(".industry-map__markers [data-active]");
          await expect(pin).toHaveText(`${index + 1}`);
          const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
          const card = await story.evaluate(boxOf);
          const mark = await pin.evaluate(boxOf);
          const picture = await page.locator(".industry-map__camera").evaluate(boxOf);
          const scale = picture.width / LANDSCAPE_WIDTH;
          const place = { x: picture.x + x * scale, y: picture.y + (y / LANDSCAPE_HEIGHT) * picture.height };
          const left = Math.min(mark.left, place.x - GROUND.x * scale);
          const right = Math.max(mark.right, place.x + GROUND.x * scale);
          seen.push(place.x < card.x ? "left" : "right");
          if (place.x < card.x) expect(right).toBeLessThan(card.left);
          else expect(left).toBeGreaterThan(card.right);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(Math.min(mark.top, place.y - GROUND.y * scale)).toBeGreaterThan(HEADER);
          expect(Math.max(mark.bottom, place.y + GROUND.y * scale)).toBeLessThan(height);
          expect(card.top).toBeGreaterThan(HEADER);
          expect(card.bottom).toBeLessThanOrEqual(height);
        }
        expect(seen).toEqual(inTurn(industry.blocks.length));
      },
    );
