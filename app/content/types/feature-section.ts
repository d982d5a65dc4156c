import type { FilmId } from "~/content/types/media";

/** A section of the showcase on the landing and on product pages; a film is optional. */
export interface FeatureSection {
  index: 1 | 2 | 3 | 4;
  title: string;
  description: string;
  details: readonly { subtitle: string; content: string }[];
  video?: FilmId;
  /** What the film shows, for people who do not see it. */
  videoLabel?: string;
}

/** A section of a product page always has a film. */
export interface ProductSection extends FeatureSection {
  video: FilmId;
  videoLabel: string;
}
