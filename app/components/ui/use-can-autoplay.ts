import { prefersReducedData } from "~/hooks/prefers-reduced-data";
import { useHydrated } from "~/hooks/use-hydrated";
import { usePrefersReducedMotion } from "~/hooks/use-media-query";

/** Whether videos may start by themselves: after hydration, unless the visitor prefers less motion or less data. */
export function useCanAutoplay(): boolean {
  const prefersReducedMotion = usePrefersReducedMotion();
  const hydrated = useHydrated();
  return hydrated && !prefersReducedMotion && !prefersReducedData();
}
