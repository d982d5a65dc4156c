import videoCues from "~/content/loops/cues.json";
import { products } from "~/content/products/index";
import type { ProductContent } from "~/content/types/collection";
import type { ProductSection } from "~/content/types/sections";

const cuesOf: Record<string, readonly number[]> = videoCues;

function withCues(section: ProductSection): ProductSection {
  const seconds = cuesOf[section.video] ?? [];
  const cues = seconds.map((at, index) => ({ title: section.details[index]?.subtitle ?? "", seconds: at }));
  return { ...section, cues: cues.sort((one, other) => one.seconds - other.seconds) };
}

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
