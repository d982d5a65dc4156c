import { type Location, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { usePrefersReducedMotion } from "~/hooks/media-queries";
import type { Scroller } from "~/motion/scroller";
import { hashTarget } from "~/navigation/hash";
import { isFromLink } from "~/navigation/site-link";

/**
 * Scrolls smoothly by the wheel and by links to a hash or the current page. Lenis's own `anchors` ignores hashes of other
 * pages and works against the router's jump, which this effect undoes before the paint: it must follow
 * `<ScrollRestoration>`.
 */
export function SmoothScroll() {
  const prefersReducedMotion = usePrefersReducedMotion();
  const location = useLocation();
  const type = useNavigationType();
  const scroller = useRef<Scroller>(undefined);
  const previous = useRef(location);
  // During rendering: the router scrolls later.
  const topBefore = useRef(0);
  topBefore.current = typeof window === "undefined" ? 0 : window.scrollY;

  useEffect(() => {
    if (prefersReducedMotion) return;
    let cancelled = false;
    import("~/motion/scroller").then(
      ({ startScroller }) => {
        if (!cancelled) scroller.current = startScroller();
      },
      // Without the script the browser scrolls.
      () => {},
    );
    return () => {
      cancelled = true;
      scroller.current?.destroy();
      scroller.current = undefined;
    };
  }, [prefersReducedMotion]);

  useLayoutEffect(() => {
    if (previous.current === location) return;
    const isSamePage = previous.current.pathname === location.pathname;
    previous.current = location;
    const { current } = scroller;
    current?.stop();
    // The browser handles Back, Forward and a typed hash.
    const target = type === "POP" ? null : targetOf(location, isSamePage);
    if (!current || !target) return;
    window.scrollTo({ top: isSamePage ? topBefore.current : 0, behavior: "instant" });
    current.scrollTo(target);
  }, [location, type]);

  return null;
}

/** The hash's element; for a link to the current page the page itself. */
function targetOf(location: Location, isSamePage: boolean): HTMLElement | null {
  const isLinkToPage = isSamePage && !location.hash && isFromLink(location);
  return hashTarget(location.hash) ?? (isLinkToPage ? document.body : null);
}
