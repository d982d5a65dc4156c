import { type RefObject, useEffect, useState } from "react";

/** Taller than any page, so that all items above the window count as intersecting. */
const ALL_ABOVE = "1000000px";

const MIDDLE = 0.5;

/**
 * How many items of a list begin above a line of the window: the number of the current item, 0 above the first.
 * The observer's root reaches far above the window, so that a jump of any length is counted correctly.
 * @param line a fraction of the window's height
 */
export function usePassedItems(
  list: RefObject<HTMLElement | null>,
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
