import { REDUCED_MOTION } from "~/hooks/media-queries";
import { useMediaQuery } from "~/hooks/use-media-query";

/** Whether the visitor prefers reduced motion; true until hydration. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION, true);
}
