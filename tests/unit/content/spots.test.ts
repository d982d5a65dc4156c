import { expect, test } from "vitest";
import { products } from "~/content/products/index";
import { spotsOf } from "~/content/spots/spots-of";
import { INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/spot";

test("each detail of each product's section has a spot inside the section's interface", () => {
  for (const product of products) {
    const spots = spotsOf(product);
    for (const [index, { title, details }] of product.sections.entries()) {
      expect(spots[index], title).toHaveLength(details.length);
      for (const [x, y, width, height] of spots[index] ?? []) {
        expect(Math.min(x, y, width - 200, height - 80), title).toBeGreaterThanOrEqual(0);
        expect(x + width, title).toBeLessThanOrEqual(INTERFACE_WIDTH);
        expect(y + height, title).toBeLessThanOrEqual(INTERFACE_HEIGHT);
      }
    }
  }
});
