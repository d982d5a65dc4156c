import { expect, test } from "vitest";
import { hotspotsOf } from "~/content/hotspots/hotspots-of";
import { products } from "~/content/products/index";
import { INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";

test("each detail of each product's section has a hotspot inside the section's interface", () => {
  for (const product of products) {
    const hotspots = hotspotsOf(product);
    for (const [index, { title, details }] of product.sections.entries()) {
      expect(hotspots[index], title).toHaveLength(details.length);
      for (const { box } of hotspots[index] ?? []) {
        const [x = 0, y = 0, width = 0, height = 0] = box;
        expect(Math.min(x, y, width - 200, height - 80), title).toBeGreaterThanOrEqual(0);
        expect(x + width, title).toBeLessThanOrEqual(INTERFACE_WIDTH);
        expect(y + height, title).toBeLessThanOrEqual(INTERFACE_HEIGHT);
      }
    }
  }
});
