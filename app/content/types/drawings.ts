/** Where a use case stands in its industry's landscape, in pixels of the landscape. */
export interface Place {
  /** The position of its number. */
  markX: number;
  markY: number;
  /** Around all of the drawing, as the points of an SVG polygon. */
  outline: string;
}

export interface Landscape {
  /** The file's name below `public/media/landscapes/`, without width and ending. */
  name: string;
  theme: "dark" | "light";
  /** One for each use case, in their order. */
  places: readonly Place[];
}

/** Of every landscape, in its own pixels. */
export const LANDSCAPE_WIDTH = 2400;
export const LANDSCAPE_HEIGHT = 1800;

/** The positions of a workflow's steps, in the drawing's units. */
export interface Arrangement {
  /** For screen readers. */
  alt: string;
  /** The upper left corner of each step: x and y in turn. */
  places: readonly number[];
  /** The lines that carry data, lead to an action and go into the record. */
  lines: { data: string; action: string; ledger: string };
}

/** SVG paths in pixels of the panorama: the route, and the line that leads to it from the list below. */
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
