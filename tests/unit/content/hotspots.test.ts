import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hotspotsOf } from "~/content/hotspots/hotspots-of";
import { products } from "~/content/products/index";
import { INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";

interface Generator {
  interfaces: () => Promise<readonly unknown[]>;
  hotspotsJson: (all: readonly unknown[]) => string;
}

/** The program that renders the interfaces. It has no types of its own. */
const generator = (): Promise<Generator> =>
  import(new URL("../../../scripts/media/stills/catalogue.mjs", import.meta.url).href);

test("each detail of each product's section has a hotspot inside the section's interface", () => {
  for (const product of products) {
    const hotspots = hotspotsOf(product);
    for (const [index, { title, details }] of product.sections.entries()) {
      expect(hotspots[index], title).toHaveLength(details.length);
      for (const [x, y, width, height] of hotspots[index] ?? []) {
        expect(Math.min(x, y, width - 200, height - 80), title).toBeGreaterThanOrEqual(0);
        expect(x + width, title).toBeLessThanOrEqual(INTERFACE_WIDTH);
        expect(y + height, title).toBeLessThanOrEqual(INTERFACE_HEIGHT);
      }
    }
  }
});

test("the hotspots that the site knows are those of the scenes", async () => {
  const { interfaces, hotspotsJson } = await generator();
  expect(readFileSync("app/content/hotspots/hotspots.json", "utf8")).toBe(hotspotsJson(await interfaces()));
});
