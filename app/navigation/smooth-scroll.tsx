import { type Location, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { usePrefersReducedMotion } from "~/hooks/use-media-query";
import type { Scroller } from "~/motion/scroller";
import { isFromLink } from "~/navigation/from-link";
import { hashTarget } from "~/navigation/hash-target";

/** Lenis's scrolling by wheel, to hashes, and to the top by a link to the current page, unless the visitor prefers reduced motion. */
export function SmoothScroll() {
  return usePrefersReducedMotion() ? null : <LoadedSmoothScroll />;
}

function LoadedSmoothScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const scroller = useRef<Scroller>(undefined);
  const previous = useRef(location);
  // Read during rendering: the router scrolls after it.
  const scrollBefore = useRef(0);
  scrollBefore.current = window.scrollY;
  const topOnPop = useRef<number>(undefined);

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

  // For a typed hash the browser jumps between `popstate` and the next paint, before or after React renders the location.
  useEffect(() => {
    let top = window.scrollY;
    const onScroll = () => {
      top = window.scrollY;
    };
    const undoJump = () => {
      if (topOnPop.current !== undefined) jumpTo(topOnPop.current);
      topOnPop.current = undefined;
    };
    const onPop = () => {
      const { pathname, search } = previous.current;
      const isSamePage = pathname === window.location.pathname && search === window.location.search;
      topOnPop.current = isSamePage && scroller.current ? top : undefined;
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
    // Compared by identity, because all typed hashes share one key.
    if (previous.current === location) return;
    const { pathname, search } = previous.current;
    const isSamePage = pathname === location.pathname;
    previous.current = location;
    const top = topOnPop.current ?? scrollBefore.current;
    const { current } = scroller;
    current?.stop();
    // Back to another page or out of the modal restores the scroll position.
    const isRestored = type === "POP" && !(isSamePage && search === location.search);
    const target = isRestored ? null : targetOf(location, isSamePage);
    if (!current || !target) {
      topOnPop.current = undefined;
      return;
    }
    jumpTo(isSamePage ? top : 0);
    current.scrollTo(target);
  }, [location, type]);

  return null;
}

function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/** The element that the hash names; for `#top`, an empty hash and a link to the current page the page itself. */
function targetOf(location: Location, isSamePage: boolean): Element | null {
  const { hash } = location;
  const isLinkToPage = isSamePage && isFromLink(location);
  const isTop = hash === "#top" || (!hash && (isLinkToPage || window.location.href.endsWith("#")));
  return hashTarget(hash) ?? (isTop ? document.body : null);
}
