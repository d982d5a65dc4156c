import hotspots from "~/content/hotspots/hotspots.json";
import type { ProductContent } from "~/content/types/collection";
import type { Hotspot } from "~/content/types/drawings";

const hotspotsByFilm: Record<string, Hotspot[]> = hotspots;

/** The hotspots of each section's four details, in order. */
export function hotspotsOf({ sections }: ProductContent): Hotspot[][] {
  return sections.map(({ video }) => hotspotsByFilm[video] ?? []);
}
