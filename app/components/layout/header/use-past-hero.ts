import { useEffect, useState } from "react";

/** The hero is past when only the part under the bar is left of it. */
const BAR_HEIGHT_PX = 64;

export function usePastHero(pathname: string): boolean {
  const [isPast, setIsPast] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own first section
  useEffect(() => {
    setIsPast(false);
    const firstSection = document.querySelector("main > :first-child");
    if (!firstSection) return;
    const observer = new IntersectionObserver(([entry]) => setIsPast(entry?.isIntersecting === false), {
      rootMargin: `-${BAR_HEIGHT_PX}px 0px 0px`,
    });
    observer.observe(firstSection);
    return () => observer.disconnect();
  }, [pathname]);
  return isPast;
}
