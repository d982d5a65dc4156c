import { useCallback, useSyncExternalStore } from "react";
import { REDUCED_MOTION } from "~/hooks/media-queries";

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

/** True on the server and during hydration, too: motion starts late rather than unasked. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery(REDUCED_MOTION, true);

const subscribeToNothing = () => () => {};

/** False on the server and during hydration, true afterwards: for controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
