import { createPath, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** After this long the browser loads the address itself: it shows its own progress, and its own error. */
const PATIENCE_MS = 4000;

/** A bar at the top of the window while another page, or the modal of the link `opening`, is on its way. */
export function PendingNavigation({ opening }: { opening: string | undefined }) {
  const { location, formMethod } = useNavigation();
  // A form says itself that it is being sent, and a page load would lose what was typed.
  const path = location && !formMethod ? createPath(location) : opening;
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => loadDocument(path), PATIENCE_MS);
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

/** As a popover it stands over the modal and the mobile menu. */
function showOnTop(bar: HTMLElement | null): void {
  bar?.showPopover?.();
}

function loadDocument(path: string): void {
  // After Back the address is that of the other page already.
  if (path === createPath(window.location)) window.location.reload();
  else window.location.assign(path);
}
