import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** A bar at the top of the window while another page loads. */
export function PendingNavigation() {
  const { location, formMethod } = useNavigation();
  useFollowAfterDeployment();
  // A form shows its own progress.
  if (!location || formMethod) return null;
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

/** A popover stands above the modal and the mobile menu. */
function showOnTop(bar: HTMLElement | null): void {
  bar?.showPopover?.();
}

/** TypeScript does not know the Navigation API yet. */
type NavigateEvent = Event & { navigationType: string; userInitiated: boolean };
type WindowWithNavigation = Window & { navigation?: EventTarget };

/** A deployment may have removed the next page's script. Remix then reloads the current page; this follows the link. */
function useFollowAfterDeployment(): void {
  useEffect(() => {
    let clicked: { href: string; from: string } | undefined;
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      clicked = link ? { href: link.href, from: window.location.href } : undefined;
    };
    const onNavigate = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent;
      if (navigationType !== "reload" || userInitiated || clicked?.from !== window.location.href) return;
      event.preventDefault();
      window.location.assign(clicked.href);
    };
    const { navigation } = window as WindowWithNavigation;
    document.addEventListener("click", onClick);
    navigation?.addEventListener("navigate", onNavigate);
    return () => {
      document.removeEventListener("click", onClick);
      navigation?.removeEventListener("navigate", onNavigate);
    };
  }, []);
}
