import { type RefObject, useEffect, useState } from "react";

/** Taller than any page: all items above the window intersect. */
const ALL_ABOVE = "1000000px";

/**
 * Counts the items of a list that begin above a line of the window: the current item's number, or 0.
 * @param line a fraction of the window's height
 */
export function usePassedItems(list: RefObject<HTMLElement | null>, line = 0.5): number {
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
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [list, line]);
  return count;
}
