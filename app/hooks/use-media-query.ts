import { useCallback, useSyncExternalStore } from "react";

// Media queries for scripts; the style sheets repeat the widths.

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const MOTION_ALLOWED = "(prefers-reduced-motion: no-preference)";

/** From this width up a hero plays its wide video. */
export const WIDE_SCREEN = "(width >= 64em)";
export const NARROW_SCREEN = "(width < 64em)";
/** From this width up a video of 1280 pixels looks soft. */
export const LARGE_SCREEN = "(width >= 100em)";

/** Whether a media query matches now; `serverValue` is returned until hydration. */
export function useMediaQuery(query: string, serverValue = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverValue,
  );
}

/** True on the server and during hydration: no unwanted motion starts. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery(REDUCED_MOTION, true);
