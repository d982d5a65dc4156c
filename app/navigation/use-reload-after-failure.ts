import { useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";

/** The key of the history entry that the document was loaded for; empty after a navigation. */
let keyOnLoad: string | undefined;

/**
 * When a navigation fails the browser loads the address itself. A document that fails without a navigation is not loaded
 * again: it would fail for ever.
 */
export function useReloadAfterFailure(): void {
  const { key } = useLocation();
  const failed = useRouteError() != null;
  useEffect(() => {
    keyOnLoad ??= key;
    if (key === keyOnLoad) return;
    if (failed) window.location.reload();
    else keyOnLoad = "";
  }, [key, failed]);
}
