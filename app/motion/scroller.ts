import Lenis from "lenis";

/** Specification §9, in seconds and pixels. */
const WHEEL_DURATION = 1.5;
const HASH_DURATION = 1.2;
const HASH_OFFSET = 80;

/** A scroll position that differs from ours by more than this was set by something else. */
const FOREIGN = 3;

export interface Scroller {
  /** Scrolls until the element stands below the header. */
  to(element: Element): void;
  /** Ends a movement that is under way, where the page stands now. */
  settle(): void;
  destroy(): void;
}

/**
 * Smooth scrolling by Lenis. It asks for frames only while something moves, leaves nested scrollers and a locked page
 * alone, and gives way at once to any other scrolling: keys, find in page, the scroll bar, focus.
 */
export function startScroller(): Scroller {
  let frame = 0;
  const lenis = new Lenis({
    duration: WHEEL_DURATION,
    allowNestedScroll: true,
    // The picker of a styled select scrolls by itself, but is not an element Lenis could look at.
    prevent: (node) => node instanceof HTMLSelectElement,
    virtualScroll: () => {
      if (isLocked()) return false;
      run();
      return true;
    },
  });

  const settle = () => {
    lenis.stop();
    lenis.start();
  };
  const step = (time: number) => {
    const moving = lenis.time !== 0;
    if (moving && (isLocked() || Math.abs(lenis.animatedScroll - window.scrollY) > FOREIGN)) settle();
    lenis.raf(time);
    frame = lenis.isScrolling === "smooth" ? requestAnimationFrame(step) : 0;
  };
  const run = () => {
    if (frame) return;
    lenis.time = 0;
    frame = requestAnimationFrame(step);
  };

  return {
    to(element) {
      // Lenis looks at the page's length a quarter of a second late; a new page is longer or shorter now.
      lenis.resize();
      const top = element.getBoundingClientRect().top + window.scrollY - HASH_OFFSET;
      lenis.scrollTo(top, { duration: HASH_DURATION });
      run();
    },
    settle,
    destroy() {
      cancelAnimationFrame(frame);
      lenis.destroy();
    },
  };
}

/** While a modal or the full-screen menu is open the page behind does not scroll. */
function isLocked(): boolean {
  return getComputedStyle(document.documentElement).overflowY === "hidden";
}
