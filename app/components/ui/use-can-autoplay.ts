import { savesData } from "~/hooks/saves-data";
import { useHydrated, usePrefersReducedMotion } from "~/hooks/use-media-query";

/** Whether films may play by themselves: not before hydration, nor if the visitor wants less motion or less data. */
export function useCanAutoplay(): boolean {
  const prefersReducedMotion = usePrefersReducedMotion();
  const hydrated = useHydrated();
  return hydrated && !prefersReducedMotion && !savesData();
}
