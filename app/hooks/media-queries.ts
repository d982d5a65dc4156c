import { useSyncExternalStore } from "react";

// Media queries for scripts; the style sheets repeat the widths.

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const MOTION_ALLOWED = "(prefers-reduced-motion: no-preference)";

/** From this width up a hero plays its wide video. */
export const WIDE_SCREEN = "(width >= 64em)";
export const NARROW_SCREEN = "(width < 64em)";
/** From this width up a video of 1280 pixels looks soft. */
export const LARGE_SCREEN = "(width >= 100em)";

function subscribeToMotion(onChange: () => void): () => void {
  const list = window.matchMedia(REDUCED_MOTION);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

/** True on the server and during hydration: no unwanted motion starts. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => true);

/** TypeScript does not know `connection`: only Chromium has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

export const prefersReducedData = (): boolean =>
  (globalThis.navigator as NavigatorWithConnection | undefined)?.connection?.saveData === true;
