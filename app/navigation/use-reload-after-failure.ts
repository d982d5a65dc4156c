import { useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";

/** In the module, because the error page mounts the component again. */
let hasNavigated = false;

/** The path and query that the document was loaded for; no navigation within it changes them. */
function addressOnLoad(): string {
  const [entry] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(entry?.name ?? "", window.location.href);
  return pathname + search;
}

/**
 * When a navigation fails the browser loads the address itself. A document that fails without a navigation stays: it would
 * reload for ever.
 */
export function useReloadAfterFailure(keyOnLoad: string | undefined): void {
  const { key, pathname, search } = useLocation();
  const failed = useRouteError() != null;
  useEffect(() => {
    // The key alone is not enough: Back may come before the page's first effect records it.
    if (key === keyOnLoad && pathname + search === addressOnLoad() && !hasNavigated) return;
    hasNavigated = true;
    if (failed) window.location.reload();
  }, [key, keyOnLoad, pathname, search, failed]);
}
