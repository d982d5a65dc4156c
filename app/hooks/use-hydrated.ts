import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and during hydration: for controls that need scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
