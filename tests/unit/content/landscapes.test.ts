import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH } from "~/content/types/drawings";

test("every use case of every industry has a tile in its landscape, with its number on it", () => {
  for (const industry of industries) {
    const { places } = landscapeOf(industry);
    expect(places, industry.name).toHaveLength(industry.blocks.length);
    for (const { markX, markY, outline } of places) {
      const corners = outline.split(" ").map((corner) => corner.split(",").map(Number));
      const xs = corners.map(([x = 0]) => x);
      const ys = corners.map(([, y = 0]) => y);
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(LANDSCAPE_WIDTH);
      expect(Math.max(...ys)).toBeLessThanOrEqual(LANDSCAPE_HEIGHT);
      expect(Math.min(...xs)).toBeLessThan(markX);
      expect(Math.max(...xs)).toBeGreaterThan(markX);
      expect(Math.min(...ys)).toBeLessThan(markY);
      expect(Math.max(...ys)).toBeGreaterThan(markY);
    }
  }
});
