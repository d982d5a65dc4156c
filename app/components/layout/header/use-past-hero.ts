import { useEffect, useState } from "react";

/** What is left of a page's opening when the header counts as past it, in pixels: about the header's own height. */
const REST = 88;

/** Whether the page has been scrolled past what it opens with: its hero, or its head. */
export function usePastHero(pathname: string): boolean {
  const [past, setPast] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has an opening of its own
  useEffect(() => {
    setPast(false);
    const opening = document.querySelector("main > :first-child");
    if (!opening) return;
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      rootMargin: `-${REST}px 0px 0px`,
    });
    observer.observe(opening);
    return () => observer.disconnect();
  }, [pathname]);
  return past;
}
