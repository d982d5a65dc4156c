import { createPath, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** After this long the browser loads the address itself, and shows its own progress and error. */
const NAVIGATION_TIMEOUT_MS = 4000;

/** A bar at the top of the window while another page or the modal at the address `opening` is loading. */
export function PendingNavigation({ opening }: { opening: string | undefined }) {
  const { location, formMethod } = useNavigation();
  // A form shows its own progress, and a page load would lose what was typed.
  const path = location && !formMethod ? createPath(location) : opening;
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => loadDocument(path), NAVIGATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [path]);
  if (!path) return null;
  return (
    <div
      className="pending-bar"
      role="progressbar"
      aria-label="Loading"
      aria-live="polite"
      popover="manual"
      ref={showOnTop}
    />
  );
}

/** A popover, so that the bar is above the modal and the mobile menu. */
function showOnTop(bar: HTMLElement | null): void {
  bar?.showPopover?.();
}

function loadDocument(path: string): void {
  // After Back the address has already changed, and with a hash `assign` would load nothing.
  if (path === createPath(window.location)) window.location.reload();
  else window.location.assign(path);
}
