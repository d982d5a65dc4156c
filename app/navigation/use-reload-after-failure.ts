import { useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";

/** Outside the component, which the error page mounts anew. */
let hasNavigated = false;

/**
 * When a navigation fails the browser loads the address itself. A document that fails without a navigation is not loaded
 * again: it would fail for ever.
 */
export function useReloadAfterFailure(keyOnLoad: string | undefined): void {
  const { key } = useLocation();
  const failed = useRouteError() != null;
  useEffect(() => {
    if (key === keyOnLoad && !hasNavigated) return;
    hasNavigated = true;
    if (failed) window.location.reload();
  }, [key, keyOnLoad, failed]);
}
