/** The width and height that the spots are measured in: an interface's, as it is drawn. */
export const INTERFACE_WIDTH = 1280;
export const INTERFACE_HEIGHT = 720;

/** Where an interface shows one detail: left, top, width and height. */
export type Spot = readonly [number, number, number, number];
