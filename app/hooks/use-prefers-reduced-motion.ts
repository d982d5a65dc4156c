import { useHydrated, useMediaQuery } from "~/hooks/use-media-query";

/** Not in TypeScript's list of what a browser has: Chromium has it, others leave it out. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether films stay at their poster: the visitor prefers less motion, or less data. True before hydration. */
export function usePrefersReducedMotion(): boolean {
  const lessMotion = useMediaQuery("(prefers-reduced-motion: reduce)", true);
  const hydrated = useHydrated();
  return lessMotion || !hydrated || (navigator as Connected).connection?.saveData === true;
}
