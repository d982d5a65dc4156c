import videoCues from "~/content/loops/cues.json";
import { products } from "~/content/products/index";
import type { ProductContent } from "~/content/types/collection";
import type { Cue, ProductSection } from "~/content/types/sections";

const cuesOf: Record<string, readonly Cue[]> = videoCues;

const withCues = (section: ProductSection): ProductSection => ({ ...section, cues: cuesOf[section.video] });

/** What the page of a product shows: its words, the cues of its videos, and the other products. */
export function productData(page: ProductContent) {
  const [first, second, third, fourth] = page.sections;
  return {
    page: {
      ...page,
      sections: [withCues(first), withCues(second), withCues(third), withCues(fourth)],
    } as const,
    others: products.filter((product) => product !== page).map(({ product, url }) => ({ product, url })),
  };
}
