import { type RefObject, useEffect, useState } from "react";
import { useMediaQuery } from "~/hooks/use-media-query";
import { usePassedItems } from "~/hooks/use-passed-items";

/** Where a list is one row to swipe: as in styles/ui/touch-row.css. */
export const TOUCH_ROW = "(max-width: 1023.98px) and (pointer: coarse)";

/** A row becomes current once its top is above this fraction of the window's height. */
const LINE_OF_A_ROW = 0.7;

/**
 * The number of the current item of a list, from 1; 0 above the first. In a column it is the last item whose top has passed
 * `line`, a fraction of the window's height. In a row it is the item in the centre, however far its text has been scrolled.
 */
export function useActiveItem(list: RefObject<HTMLElement>, line?: number): number {
  const inARow = useMediaQuery(TOUCH_ROW);
  const passed = usePassedItems(list, { line: inARow ? LINE_OF_A_ROW : line });
  const middle = useMiddleItem(list);
  return inARow && passed ? middle : passed;
}

/** The number of the item in the centre of the list's width, from 1. */
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
