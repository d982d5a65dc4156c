import { type RefObject, useEffect, useState } from "react";
import { useMediaQuery } from "~/hooks/use-media-query";

/** Where lists of stories are rows that are swiped: as in styles/sections/industry/camera.css and theatre/row.css. */
const ROW = "(max-width: 1023.98px) and (pointer: coarse)";

/**
 * In a row the item is read that is in the middle of its width and above the window's lower part: the first one leaves that only
 * when what the row belongs to is in full view.
 */
const IN_A_ROW = "0px -50% -30%";

const MIDDLE = 0.5;

/**
 * Which item of a list is being read, from 1; 0 above the first one. Down the page it is the one at `line`, a share of the
 * window's height.
 */
export function useActiveItem(list: RefObject<HTMLElement>, line = MIDDLE): number {
  const [active, setActive] = useState(0);
  const inARow = useMediaQuery(ROW);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const isBelow = entries.every(({ boundingClientRect: { top } }) => top > window.innerHeight * line);
        if (entered) setActive(items.indexOf(entered.target) + 1);
        else if (isBelow) setActive(0);
      },
      { rootMargin: inARow ? IN_A_ROW : `${-100 * line}% 0px ${-100 * (1 - line)}%` },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, line, inARow]);
  return active;
}
