import { type RefObject, useEffect, useState } from "react";
import { useMediaQuery } from "~/hooks/use-media-query";

/** Where lists of stories are rows that are swiped: as in styles/sections/industry/row.css and theatre/row.css. */
export const ROW = "(max-width: 1023.98px) and (pointer: coarse)";

/** A row is read from its top when that is above the window's lower part: then what the row belongs to is in full view. */
const LINE_OF_A_ROW = 0.7;

/** Higher than any page: so much of it counts as seen above the window. */
const ALL_ABOVE = "1000000px";

const MIDDLE = 0.5;

/**
 * Which item of a list is being read, from 1; 0 above the first one. Down the page it is the one at `line`, a share of the
 * window's height; in a row the one in the middle of the row's width, however far down its text the page is.
 */
export function useActiveItem(list: RefObject<HTMLElement>, line = MIDDLE): number {
  const [lastAtLine, setLastAtLine] = useState(0);
  const [hasBegun, setHasBegun] = useState(false);
  const inARow = useMediaQuery(ROW);
  useEffect(() => {
    const row = list.current;
    const items = [...(row?.children ?? [])];
    const begins = inARow ? row : items[0];
    if (!row || !begins) return;
    const above = (share: number) => `${-100 * (1 - share)}%`;
    const start = new IntersectionObserver(([entry]) => setHasBegun(Boolean(entry?.isIntersecting)), {
      rootMargin: `${ALL_ABOVE} 0px ${above(inARow ? LINE_OF_A_ROW : line)}`,
    });
    start.observe(begins);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setLastAtLine(items.indexOf(entered.target) + 1);
      },
      inARow ? { root: row, rootMargin: "0px -50%" } : { rootMargin: `${-100 * line}% 0px ${above(line)}` },
    );
    for (const item of items) observer.observe(item);
    return () => {
      start.disconnect();
      observer.disconnect();
    };
  }, [list, line, inARow]);
  return hasBegun ? lastAtLine : 0;
}
