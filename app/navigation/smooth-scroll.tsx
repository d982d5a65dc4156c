import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useMediaQuery } from "~/hooks/use-media-query";
import type { Scroller } from "~/motion/scroller";
import { STILL } from "~/motion/use-motion";

/** Specification §9: milliseconds between a change of the address and the scroll it asks for. */
const HASH_DELAY = 100;

/**
 * Smooth scrolling for the whole site; stands after `<ScrollRestoration>`, whose jumps to a hash it takes back before
 * they are painted. Top of the page, Back and everything under reduced motion stay the router's.
 */
export function SmoothScroll() {
  return useMediaQuery(STILL, true) ? null : <Smooth />;
}

function Smooth() {
  const location = useLocation();
  const type = useNavigationType();
  const scroller = useRef<Scroller>();
  const last = useRef(location);
  // Where the page stands before the router moves it: read while drawing, used after.
  const before = useRef(0);
  before.current = window.scrollY;

  useEffect(() => {
    let left = false;
    import("~/motion/scroller").then(
      ({ startScroller }) => {
        if (!left) scroller.current = startScroller();
      },
      // Without its script the browser's own scrolling does.
      () => {},
    );
    return () => {
      left = true;
      scroller.current?.destroy();
      scroller.current = undefined;
    };
  }, []);

  useLayoutEffect(() => {
    if (last.current.key === location.key) return;
    const samePage = last.current.pathname === location.pathname;
    last.current = location;
    const smooth = scroller.current;
    smooth?.settle();
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!smooth || !target || type === "POP") return;
    window.scrollTo({ top: samePage ? before.current : 0, behavior: "instant" });
    const timer = setTimeout(() => smooth.to(target), HASH_DELAY);
    return () => clearTimeout(timer);
  }, [location, type]);

  return null;
}
