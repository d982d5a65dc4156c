import { useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";

/** Outside the component, which the error page mounts anew. */
let hasNavigated = false;

/** The path and query that the document was loaded for; no navigation within it changes them. */
function addressOnLoad(): string {
  const [entry] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(entry?.name ?? "", window.location.href);
  return pathname + search;
}

/**
 * When a navigation fails the browser loads the address itself. A document that fails without a navigation is not loaded
 * again: it would fail for ever.
 */
export function useReloadAfterFailure(keyOnLoad: string | undefined): void {
  const { key, pathname, search } = useLocation();
  const failed = useRouteError() != null;
  useEffect(() => {
    // The key alone would not do: Back may come before the first effect of the page could note it.
    if (key === keyOnLoad && pathname + search === addressOnLoad() && !hasNavigated) return;
    hasNavigated = true;
    if (failed) window.location.reload();
  }, [key, keyOnLoad, pathname, search, failed]);
}
