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
