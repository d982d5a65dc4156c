import spots from "~/content/spots/spots.json";
import type { ProductContent } from "~/content/types/pages/product";
import type { Spot } from "~/content/types/spot";

const spotsByFilm: Record<string, number[][]> = spots;

/** JSON has no tuples. */
const toSpot = ([x = 0, y = 0, width = 0, height = 0]: number[]): Spot => [x, y, width, height];

/** Where the interface of each section shows its four details, in their order. */
export function spotsOf({ sections }: ProductContent): Spot[][] {
  return sections.map(({ video }) => (spotsByFilm[video] ?? []).map(toSpot));
}
