import { type ComponentType, useEffect, useState } from "react";
import { useReloadAfterFailure } from "~/navigation/use-reload-after-failure";

/** Render it after `<ScrollRestoration>`: `<SmoothScroll>` undoes that component's jump to a hash before the next paint. */
export function LazyNavigation() {
  const [LateNavigation, setLateNavigation] = useState<ComponentType>();
  useReloadAfterFailure();
  useEffect(() => {
    import("~/navigation/late-navigation").then(
      (module) => setLateNavigation(() => module.LateNavigation),
      // Without the script every link is a page load.
      () => {},
    );
  }, []);
  return LateNavigation ? <LateNavigation /> : null;
}
