import { type RefObject, useEffect, useState } from "react";
import { useMediaQuery } from "~/hooks/use-media-query";
import { usePassedItems } from "~/hooks/use-passed-items";

/** Where a list is one row to swipe: as in styles/ui/touch-row.css. */
export const TOUCH_ROW = "(max-width: 1023.98px) and (pointer: coarse)";

/** A row is read from its top when that is above the window's lower part: then what the row belongs to is in full view. */
const LINE_OF_A_ROW = 0.7;

/**
 * Which item of a list is being read, from 1; 0 above the first one. Down the page it is the last that has come up to `line`, a
 * share of the window's height; in a row the one in the middle of the row's width, however far down its text the page is.
 */
export function useActiveItem(list: RefObject<HTMLElement>, line?: number): number {
  const inARow = useMediaQuery(TOUCH_ROW);
  const passed = usePassedItems(list, { line: inARow ? LINE_OF_A_ROW : line });
  const middle = useMiddleItem(list);
  return inARow && passed ? middle : passed;
}

/** The item in the middle of the list's width, from 1. */
function useMiddleItem(list: RefObject<HTMLElement>): number {
  const [middle, setMiddle] = useState(1);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setMiddle(items.indexOf(entered.target) + 1);
      },
      { root: list.current, rootMargin: "0px -50%" },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);
  return middle;
}
