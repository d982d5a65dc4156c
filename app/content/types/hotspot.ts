/** The width and height that the hotspots are measured in: an interface's, as it is drawn. */
export const INTERFACE_WIDTH = 1280;
export const INTERFACE_HEIGHT = 720;

/** Where an interface shows one detail: left, top, width and height. */
export type Hotspot = readonly [number, number, number, number];
