import { type RefObject, useEffect } from "react";
import { useMediaQuery } from "~/hooks/use-media-query";

export const STILL = "(prefers-reduced-motion: reduce)";

/** Sets an element and what is in it in motion; gives back what ends it and leaves everything as it was found. */
export type Motion = (element: HTMLElement) => () => void;

/**
 * The one way in for motion: its script is fetched after hydration and never under reduced motion; it ends when the
 * element leaves the page or the visitor's preference changes. `load` must be the same function on every render.
 */
export function useMotion(ref: RefObject<HTMLElement>, load: () => Promise<Motion>): void {
  const still = useMediaQuery(STILL, true);
  useEffect(() => {
    const element = ref.current;
    if (!element || still) return;
    let end: (() => void) | undefined;
    let left = false;
    load().then(
      (start) => {
        if (!left) end = start(element);
      },
      // Without its script the page stands still, complete.
      () => {},
    );
    return () => {
      left = true;
      end?.();
    };
  }, [ref, load, still]);
}
