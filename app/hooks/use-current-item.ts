import { type RefObject, useEffect, useState } from "react";

/** Which of the container's items is being read, the last that has come up to the middle of the window, from 1; 0 above them. */
export function useCurrentItem(container: RefObject<HTMLElement>, selector: string): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const items = [...(container.current?.querySelectorAll(selector) ?? [])];
    const isPast = (item: Element) => item.getBoundingClientRect().top < window.innerHeight / 2;
    // After a jump only some items are reported, so that all are looked at.
    const observer = new IntersectionObserver(() => setCurrent(items.filter(isPast).length), {
      rootMargin: "-50% 0px",
    });
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [container, selector]);
  return current;
}
