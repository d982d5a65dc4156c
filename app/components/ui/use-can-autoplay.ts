import { useHydrated, usePrefersReducedMotion } from "~/hooks/use-media-query";

/** TypeScript does not know `connection`: only Chromium has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether films may play by themselves: not before hydration, nor if the visitor wants less motion or less data. */
export function useCanAutoplay(): boolean {
  const prefersReducedMotion = usePrefersReducedMotion();
  const hydrated = useHydrated();
  if (prefersReducedMotion || !hydrated) return false;
  return (navigator as NavigatorWithConnection).connection?.saveData !== true;
}
