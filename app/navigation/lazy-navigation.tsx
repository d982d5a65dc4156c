import { type ComponentType, useEffect, useState } from "react";

/** Render it after `<ScrollRestoration>`: it undoes that component's jump to a hash before the next paint. */
export function LazyNavigation() {
  const [LateNavigation, setLateNavigation] = useState<ComponentType>();
  useEffect(() => {
    import("~/navigation/late-navigation").then(
      (module) => setLateNavigation(() => module.LateNavigation),
      // If the script cannot be loaded, every link is a page load.
      () => {},
    );
  }, []);
  return LateNavigation ? <LateNavigation /> : null;
}
