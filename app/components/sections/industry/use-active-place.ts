import { type RefObject, useEffect, useState } from "react";
import { useMediaQuery } from "~/hooks/use-media-query";

/** As in styles/sections/industry/camera.css. */
const ROW = "(max-width: 1023.98px) and (pointer: coarse)";

/**
 * Where a story is the one that is read: in the middle of the window or, where the stories are a row that is swiped, in the
 * middle of its width and above the lower part, which the first one leaves only when the landscape is in full view.
 */
const DOWN_THE_PAGE = "-50%";
const IN_A_ROW = "0px -50% -30%";

/** Which story is being read, from 1; 0 above the first one. */
export function useActivePlace(stories: RefObject<HTMLElement>): number {
  const [active, setActive] = useState(0);
  const rootMargin = useMediaQuery(ROW) ? IN_A_ROW : DOWN_THE_PAGE;
  useEffect(() => {
    const items = [...(stories.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const isBelow = entries.every(({ boundingClientRect: { top } }) => top > window.innerHeight / 2);
        if (entered) setActive(items.indexOf(entered.target) + 1);
        else if (isBelow) setActive(0);
      },
      { rootMargin },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [stories, rootMargin]);
  return active;
}
