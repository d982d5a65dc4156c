import type { Visitor } from "./visitor";

/** A browser that runs for several tests, with scripts or without. */
export interface Engine {
  /** Opens a window of a visitor who has not been here before. One is open at a time. */
  open(options: WindowOptions): Promise<{ visitor: Visitor; close: () => Promise<void> }>;
  stop(): Promise<void>;
}

export interface WindowOptions {
  siteUrl: string;
  width: number;
  height: number;
}
