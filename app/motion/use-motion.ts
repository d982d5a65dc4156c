import { type RefObject, useEffect } from "react";
import { usePrefersReducedMotion } from "~/hooks/use-prefers-reduced-motion";

/** Starts the motion of an element; the function it returns ends it and restores the element. */
export type StartMotion = (element: HTMLElement) => () => void;

/**
 * Loads a motion's script after hydration, unless the visitor prefers reduced motion, and ends the motion when the element
 * unmounts or the preference changes. `load` must be the same function on every render.
 */
export function useMotion(ref: RefObject<HTMLElement>, load: () => Promise<StartMotion>): void {
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
      // If the script cannot be loaded the page is complete without motion.
      () => {},
    );
    return () => {
      cancelled = true;
      stop?.();
    };
  }, [ref, load, prefersReducedMotion]);
}
