/** The width and height that the hotspots are measured in: an interface's, as it is drawn. */
export const INTERFACE_WIDTH = 1280;
export const INTERFACE_HEIGHT = 720;

/** Where an interface shows one detail: left, top, width and height. */
export type Hotspot = readonly [number, number, number, number];

/** Where a use case stands in its industry's landscape, in pixels of the landscape. */
export interface Place {
  /** The middle of all that is drawn there. */
  x: number;
  y: number;
  /** Where its number stands. */
  markX: number;
  markY: number;
}

export interface Landscape {
  /** The file's name below `public/media/landscapes/`, without width and ending. */
  name: string;
  /** One for each use case, in their order. */
  places: readonly Place[];
}

/** Of every landscape, in its own pixels. */
export const LANDSCAPE_WIDTH = 2400;
export const LANDSCAPE_HEIGHT = 1500;

/** How the steps of a workflow's drawing stand, in its own units. */
export interface Arrangement {
  /** For people who do not see it. */
  alt: string;
  /** The upper left corner of each step: x and y in turn. */
  places: readonly number[];
  /** What carries data, leads to an act and goes into the record. */
  lines: { data: string; action: string; ledger: string };
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
