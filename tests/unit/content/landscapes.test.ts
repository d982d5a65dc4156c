import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH } from "~/content/types/drawings";

test("every use case of every industry has a place in its landscape", () => {
  for (const industry of industries)
    expect(landscapeOf(industry).places, industry.name).toHaveLength(industry.blocks.length);
});

test("every place lies inside the landscape", () => {
  for (const { x, y } of industries.flatMap((industry) => landscapeOf(industry).places)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(LANDSCAPE_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(LANDSCAPE_HEIGHT);
  }
});

test("no two places are so near that the camera would show the wrong one in the middle", () => {
  for (const industry of industries) {
    const { places } = landscapeOf(industry);
    const distances = places.flatMap((a, i) =>
      places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances), industry.name).toBeGreaterThan(350);
  }
});
