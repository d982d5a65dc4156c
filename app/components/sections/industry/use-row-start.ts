import { type RefObject, useRef } from "react";
import { TOUCH_ROW } from "~/hooks/use-active-item";
import { useBrowserLayoutEffect } from "~/hooks/use-browser-layout-effect";
import { useMediaQuery } from "~/hooks/use-media-query";

/**
 * After a swipe from far down one story the next story shows its beginning: the page scrolls up to the start of the row.
 * The row's scroll margin keeps it below the landscape (styles/sections/industry/camera.css).
 */
export function useRowStart(row: RefObject<HTMLElement>, active: number): void {
  const before = useRef(0);
  const inARow = useMediaQuery(TOUCH_ROW);
  useBrowserLayoutEffect(() => {
    const wasSwiped = before.current > 0 && active > 0 && before.current !== active;
    before.current = active;
    if (inARow && wasSwiped && row.current) goUpTo(row.current);
  }, [row, active, inARow]);
}

/** Scrolls up only: the row may start in the middle of the window. */
function goUpTo(row: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = Number.parseFloat(getComputedStyle(row).scrollMarginTop);
  if (row.getBoundingClientRect().top < padding + margin) row.scrollIntoView({ behavior: "instant" });
}
