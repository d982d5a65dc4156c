import { useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { addressOnLoad } from "~/navigation/address-on-load";

/** In the module, because the error page mounts the component again. */
let hasNavigated = false;

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
