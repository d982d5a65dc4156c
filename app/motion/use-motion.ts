import { type RefObject, useEffect } from "react";
import { usePrefersReducedMotion } from "~/hooks/media-queries";

/** Starts an element's motion; returns a function that ends the motion and restores the element. */
export type StartMotion = (element: HTMLElement) => () => void;

/** Loads and starts a motion, unless the visitor prefers reduced motion. `load` must be a stable function. */
export function useMotion(ref: RefObject<HTMLElement | null>, load: () => Promise<StartMotion>): void {
  const prefersReducedMotion = usePrefersReducedMotion();
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion) return;
    let stop: (() => void) | undefined;
    let cancelled = false;
    load().then(
      (start) => {
        if (!cancelled) stop = start(element);
      },
      // Without the script the page is complete.
      () => {},
    );
    return () => {
      cancelled = true;
      stop?.();
    };
  }, [ref, load, prefersReducedMotion]);
}
