import videoCues from "~/content/loops/cues.json";
import { products } from "~/content/products/index";
import type { ProductContent, ProductData } from "~/content/types/collection";
import type { Cue, ProductSection } from "~/content/types/sections";

const cuesOf: Record<string, readonly Cue[]> = videoCues;

const withCues = (section: ProductSection): ProductSection => ({ ...section, cues: cuesOf[section.video] });

export function productData(page: ProductContent): ProductData {
  const [first, second, third, fourth] = page.sections;
  return {
    page: {
      ...page,
      sections: [withCues(first), withCues(second), withCues(third), withCues(fourth)],
    },
    others: products.filter((product) => product !== page).map(({ product, url }) => ({ product, url })),
  };
}
