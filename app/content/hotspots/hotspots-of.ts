import hotspots from "~/content/hotspots/hotspots.json";
import type { ProductContent } from "~/content/types/collection";
import type { Hotspot } from "~/content/types/drawings";

const hotspotsByFilm: Record<string, number[][]> = hotspots;

/** JSON has no tuples. */
const toHotspot = ([x = 0, y = 0, width = 0, height = 0]: number[]): Hotspot => [x, y, width, height];

/** The hotspots of each section's four details, in order. */
export function hotspotsOf({ sections }: ProductContent): Hotspot[][] {
  return sections.map(({ video }) => (hotspotsByFilm[video] ?? []).map(toHotspot));
}
