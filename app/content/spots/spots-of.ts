import spots from "~/content/spots/spots.json";
import type { ProductContent } from "~/content/types/pages/product";
import type { Spot } from "~/content/types/spot";

const spotsByFilm: Record<string, number[][]> = spots;

/** Where the interface of each section shows its four details, in their order. */
export function spotsOf({ sections }: ProductContent): Spot[][] {
  return sections.map(({ video }) => (spotsByFilm[video] ?? []) as unknown as Spot[]);
}
