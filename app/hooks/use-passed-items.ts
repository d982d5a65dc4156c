import { type RefObject, useEffect, useState } from "react";

/** Higher than any page: so much of it counts as seen above the window. */
const ALL_ABOVE = "1000000px";

const MIDDLE = 0.5;

/**
 * How many items of a list begin above a line of the window, which is the number of the one that is being read; 0 above the first.
 * An item that begins there stays in the observer's view however far the page is scrolled, so that no jump leaves the number behind.
 * @param line a share of the window's height
 */
export function usePassedItems(
  list: RefObject<HTMLElement>,
  { line = MIDDLE, selector = ":scope > *" } = {},
): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setCount(passed.size);
      },
      { rootMargin: `${ALL_ABOVE} 0px ${-100 * (1 - line)}%` },
    );
    for (const item of list.current?.querySelectorAll(selector) ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [list, line, selector]);
  return count;
}
