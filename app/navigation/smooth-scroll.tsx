import { type Location, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { usePrefersReducedMotion } from "~/hooks/use-media-query";
import type { Scroller } from "~/motion/scroller";
import { hashTarget } from "~/navigation/hash";
import { isFromLink } from "~/navigation/site-link";

/**
 * Lenis's scrolling by the wheel and by links to a hash or to the current page, unless the visitor prefers reduced motion.
 * After `<ScrollRestoration>`: its jump is undone before the next paint.
 */
export function SmoothScroll() {
  return usePrefersReducedMotion() ? null : <LoadedSmoothScroll />;
}

function LoadedSmoothScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const scroller = useRef<Scroller>(undefined);
  const previous = useRef(location);
  // Read during rendering: the router scrolls after it.
  const topBefore = useRef(0);
  topBefore.current = window.scrollY;

  useEffect(() => {
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
  }, []);

  useLayoutEffect(() => {
    if (previous.current === location) return;
    const isSamePage = previous.current.pathname === location.pathname;
    previous.current = location;
    const { current } = scroller;
    current?.stop();
    // Back, Forward and a typed hash are the browser's.
    const target = type === "POP" ? null : targetOf(location, isSamePage);
    if (!current || !target) return;
    window.scrollTo({ top: isSamePage ? topBefore.current : 0, behavior: "instant" });
    current.scrollTo(target);
  }, [location, type]);

  return null;
}

/** The element that the hash names; for a link to the current page the page itself. */
function targetOf(location: Location, isSamePage: boolean): Element | null {
  const isLinkToPage = isSamePage && !location.hash && isFromLink(location);
  return hashTarget(location.hash) ?? (isLinkToPage ? document.body : null);
}
