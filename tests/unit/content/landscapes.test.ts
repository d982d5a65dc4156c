import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH } from "~/content/types/drawings";

interface Generator {
  landscapes: () => Promise<readonly { name: string; svg: string }[]>;
  placesJson: (all: readonly unknown[]) => string;
}

/** The program that draws the landscapes. It has no types of its own. */
const generator = (): Promise<Generator> =>
  import(new URL("../../../scripts/media/landscapes/catalogue.mjs", import.meta.url).href);

test("every use case of every industry has a place in its landscape", () => {
  for (const industry of industries)
    expect(landscapeOf(industry).places, industry.name).toHaveLength(industry.blocks.length);
});

test("the places that the site knows are those of the drawings", async () => {
  const { landscapes, placesJson } = await generator();
  const all = await landscapes();
  expect(readFileSync("app/content/landscapes/places.json", "utf8")).toBe(placesJson(all));
  for (const { svg } of all) expect(svg).toContain(`viewBox="0 0 ${LANDSCAPE_WIDTH} ${LANDSCAPE_HEIGHT}"`);
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
