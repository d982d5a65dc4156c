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

/** A drawing of steps and the lines between them. */
export interface Workflow {
  /** For screen readers. */
  alt: string;
  /** The kind of each step and its upper left corner. */
  steps: readonly (readonly [StepKind, x: number, y: number])[];
  /** The lines that carry data, lead to an action and go into the record. */
  lines: { data: string; action: string; ledger: string };
}

type StepKind =
  | "mail"
  | "file"
  | "ticket"
  | "read"
  | "decision"
  | "code"
  | "model"
  | "person"
  | "send"
  | "record";

/** One stroke of the loop, as an SVG path. Without a kind it has the drawing's own colour. */
export interface Stroke {
  kind?: "action" | "data" | "ledger";
  d: string;
  /** It hides what lies behind it. */
  isSolid?: boolean;
  /** As in the SVG attribute `stroke-dasharray`. */
  dashes?: string;
  /** It is drawn once for each of these angles, in degrees. */
  turns?: readonly number[];
}

/** An agent's loop around 0, 0, with the steps of a case and what stands around them. */
export interface LoopDrawing {
  /** What waits for the loop. */
  queue: readonly Stroke[];
  /** `at` and `label` place a step and its name. */
  stations: readonly { name: string; at: string; label: string; glyph: string }[];
  /** `at` places the number, `detail` is the view box of the item's detail. */
  parts: readonly { at: string; detail: string; strokes: readonly Stroke[] }[];
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
