import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { usePrefersReducedMotion } from "~/hooks/use-prefers-reduced-motion";
import type { Scroller } from "~/motion/scroller";

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

  useLayoutEffect(() => {
    if (previous.current.key === location.key) return;
    const isSamePage = previous.current.pathname === location.pathname;
    previous.current = location;
    const { current } = scroller;
    current?.stop();
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!current || !target || type === "POP") return;
    window.scrollTo({ top: isSamePage ? scrollBefore.current : 0, behavior: "instant" });
    const timer = setTimeout(() => current.scrollTo(target), HASH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location, type]);

  return null;
}
