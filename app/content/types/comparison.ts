import type { PictureId } from "~/content/types/media";

export interface ComparisonColumn {
  image: PictureId;
  alt: string;
  title: string;
  mobileTitle: string;
  description: readonly string[];
}

/** A route as SVG paths in pixels of the panorama, and how it is reached from the list below that. */
interface Route {
  lead: string;
  path: string;
}

/** The columns as one wide picture: `long` is the route of the first, `short` that of the second. */
export interface ComparisonPanorama {
  /** Below `public/media/panoramas/`, without width and ending. */
  panorama: string;
  alt: string;
  width: number;
  height: number;
  routes: { long: Route; short: Route };
}
