import { REDUCED_MOTION } from "~/hooks/media-queries";
import { useMediaQuery } from "~/hooks/use-media-query";

export function usePrefersReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION, true);
}
