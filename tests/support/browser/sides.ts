import type { Locator } from "@playwright/test";

/** On which side of their texts the pictures of blocks are, and "above" or "below" where neither is. */
export async function sides(blocks: Locator, picture: string, text: string): Promise<string[]> {
  return blocks.evaluateAll(
    (all, selectors) =>
      all.map((block) => {
        const [first, second] = selectors.map((name) => block.querySelector(name)?.getBoundingClientRect());
        if (!first?.width || !second) return "no picture";
        if (first.right <= second.left) return "left";
        if (first.left >= second.right) return "right";
        return first.bottom <= second.top ? "above" : "below";
      }),
    [picture, text],
  );
}

/** Sides that swap in turn, the first picture on the left. */
export const inTurn = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? "left" : "right"));
