import { type RefObject, useEffect, useState } from "react";

/** Which of the container's items is being read, the one in the middle of the window, from 1; 0 above the first. */
export function useCurrentItem(container: RefObject<HTMLElement>, selector: string): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const items = [...(container.current?.querySelectorAll(selector) ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const number = items.indexOf(target) + 1;
          if (isIntersecting) setCurrent(number);
          else if (number === 1 && boundingClientRect.top > 0) setCurrent(0);
        }
      },
      { rootMargin: "-50% 0px" },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [container, selector]);
  return current;
}
