import type { PictureId } from "~/content/types/media";

export interface ComparisonColumn {
  image: PictureId;
  alt: string;
  title: string;
  mobileTitle: string;
  description: readonly string[];
}

/** The columns as one wide picture. */
export interface ComparisonPanorama {
  /** Below `public/media/panoramas/`, without width and ending. */
  panorama: string;
  alt: string;
}

/** A route as SVG paths in pixels of the panorama, and how it is reached from the list below that. */
interface Route {
  lead: string;
  path: string;
}

/** What is drawn over the panorama: `long` is the route of the first column, `short` that of the second. */
export interface PanoramaRoutes {
  width: number;
  height: number;
  routes: { long: Route; short: Route };
}
