import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { usePrefersReducedMotion } from "~/hooks/use-media-query";
import type { Scroller } from "~/motion/scroller";
import { hashTarget } from "~/navigation/hash-target";

/** Between a navigation and the scroll to its hash. */
const HASH_DELAY_MS = 100;

/** Render it after `<ScrollRestoration>`: it undoes that component's jump to a hash before the next paint. */
export function SmoothScroll() {
  return usePrefersReducedMotion() ? null : <LoadedSmoothScroll />;
}

function LoadedSmoothScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const scroller = useRef<Scroller>();
  const previous = useRef(location);
  // Read during rendering, before the router scrolls.
  const scrollBefore = useRef(0);
  scrollBefore.current = window.scrollY;
  const placeOnPop = useRef<number>();

  useEffect(() => {
    let cancelled = false;
    import("~/motion/scroller").then(
      ({ startScroller }) => {
        if (!cancelled) scroller.current = startScroller();
      },
      // If the script cannot be loaded the browser's own scrolling does.
      () => {},
    );
    return () => {
      cancelled = true;
      scroller.current?.destroy();
      scroller.current = undefined;
    };
  }, []);

  // For a typed hash the browser jumps between `popstate` and the next paint, perhaps before the page is rendered with it.
  useEffect(() => {
    let place = window.scrollY;
    const onScroll = () => {
      place = window.scrollY;
    };
    const undoJump = () => {
      if (placeOnPop.current !== undefined) jumpTo(placeOnPop.current);
    };
    const onPop = () => {
      const { pathname, search } = previous.current;
      const isSamePage = pathname === window.location.pathname && search === window.location.search;
      placeOnPop.current = isSamePage && scroller.current ? place : undefined;
      requestAnimationFrame(undoJump);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("popstate", onPop, true);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("popstate", onPop, true);
    };
  }, []);

  useLayoutEffect(() => {
    // Not by its key: a typed hash has none of its own.
    if (previous.current === location) return;
    const { pathname, search } = previous.current;
    const isSamePage = pathname === location.pathname;
    previous.current = location;
    const place = placeOnPop.current ?? scrollBefore.current;
    placeOnPop.current = undefined;
    const { current } = scroller;
    current?.stop();
    // Back to another page, or out of the modal, returns to where the visitor was.
    if (!current || (type === "POP" && !(isSamePage && search === location.search))) return;
    const target = targetOf(location.hash);
    if (!target) return;
    jumpTo(isSamePage ? place : 0);
    const timer = setTimeout(() => current.scrollTo(target), HASH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location, type]);

  return null;
}

function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/** The element that the hash names; for `#top` and an empty hash the page itself. */
function targetOf(hash: string): Element | null {
  const isTop = hash === "#top" || (!hash && window.location.href.endsWith("#"));
  return hashTarget(hash) ?? (isTop ? document.body : null);
}
