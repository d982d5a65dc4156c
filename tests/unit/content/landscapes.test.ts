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

test("places are far enough apart that the camera centres the right one", () => {
  for (const industry of industries) {
    const { places } = landscapeOf(industry);
    const distances = places.flatMap((a, i) =>
      places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances), industry.name).toBeGreaterThan(320);
  }
});

test("a place lies within its outline's box, and its notes say something", () => {
  for (const { x, y, outline, notes } of industries.flatMap((industry) => landscapeOf(industry).places)) {
    const points = outline.split(" ").map((point) => point.split(",").map(Number));
    expect(Math.min(...points.map(([left = 0]) => left))).toBeLessThan(x);
    expect(Math.max(...points.map(([, bottom = 0]) => bottom))).toBeGreaterThan(y);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.length).toBeLessThan(3);
    for (const { label } of notes) expect(label).not.toBe("");
  }
});
