import Lenis from "lenis";

const WHEEL_SECONDS = 1.5;
const LINK_SECONDS = 1.2;
/** Between a navigation and its scrolling. */
const LINK_DELAY_MS = 100;
/** A larger distance from Lenis's position comes from another scrolling. */
const TOLERANCE_PX = 3;

export interface Scroller {
  /** Scrolls to an element after a moment, unless the visitor scrolls first. */
  scrollTo(element: HTMLElement): void;
  /** Stops the current scrolling, and cancels one that has not begun. */
  stop(): void;
  destroy(): void;
}

/**
 * Smooth scrolling by Lenis, which yields to any other scrolling. The loop ends when the page rests: Lenis's own `autoRaf`
 * asks for every frame, which took 3 % of a processor.
 */
export function startScroller(): Scroller {
  let frame = 0;
  let delay: ReturnType<typeof setTimeout>;
  const lenis = new Lenis({
    duration: WHEEL_SECONDS,
    allowNestedScroll: true,
    // A styled select's picker scrolls by itself, but is missing in the event's path.
    prevent: (node) => node instanceof HTMLSelectElement,
    virtualScroll: () => {
      clearTimeout(delay);
      if (isScrollLocked()) return false;
      run();
      return true;
    },
  });
  const stop = () => {
    clearTimeout(delay);
    lenis.stop();
    lenis.start();
  };
  const step = (time: number) => {
    const isOther = Math.abs(lenis.animatedScroll - window.scrollY) > TOLERANCE_PX;
    if (lenis.time !== 0 && (isOther || isScrollLocked())) stop();
    lenis.raf(time);
    frame = lenis.isScrolling === "smooth" ? requestAnimationFrame(step) : 0;
  };
  const run = () => {
    if (frame) return;
    lenis.time = 0;
    frame = requestAnimationFrame(step);
  };
  // The browser scrolls by the keys, from where the page is.
  window.addEventListener("keydown", stop);

  return {
    scrollTo(element) {
      clearTimeout(delay);
      delay = setTimeout(() => {
        // Lenis measures the page with a delay of 250 ms, but needs a new page's length now.
        lenis.resize();
        lenis.scrollTo(element, { duration: LINK_SECONDS });
        run();
      }, LINK_DELAY_MS);
    },
    stop,
    destroy() {
      window.removeEventListener("keydown", stop);
      clearTimeout(delay);
      cancelAnimationFrame(frame);
      lenis.destroy();
    },
  };
}

const isScrollLocked = () => getComputedStyle(document.documentElement).overflowY === "hidden";
