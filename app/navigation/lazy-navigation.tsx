import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";

/** The key of the history entry that the document was loaded for. */
let keyOnLoad: string | undefined;

/** Render it after `<ScrollRestoration>`: `<SmoothScroll>` undoes that component's jump to a hash before the next paint. */
export function LazyNavigation() {
  const [LateNavigation, setLateNavigation] = useState<ComponentType<{ keyOnLoad?: string }>>();
  const { key } = useLocation();
  useEffect(() => {
    // Recorded before the script has come: by then a navigation may have failed.
    keyOnLoad ??= key;
    import("~/navigation/late-navigation").then(
      (module) => setLateNavigation(() => module.LateNavigation),
      // Without the script every link is a page load.
      () => {},
    );
  }, [key]);
  return LateNavigation ? <LateNavigation keyOnLoad={keyOnLoad} /> : null;
}
