import Lenis from "lenis";

const WHEEL_SECONDS = 1.5;
/** The delay between a navigation and its scrolling. */
const SCROLL_TO_DELAY_MS = 100;
const SCROLL_TO_SECONDS = 1.2;
const HEADER_OFFSET_PX = 80;

/** A scroll position that differs from Lenis's by more was set by something else. */
const TOLERANCE_PX = 3;

export interface Scroller {
  /** Scrolls to an element after a moment, unless the visitor scrolls first. */
  scrollTo(element: Element): void;
  /** Stops the current scrolling at the present position, and cancels one that has not begun. */
  stop(): void;
  destroy(): void;
}

/** Smooth scrolling by Lenis. It runs only while the page moves, and yields to any other scrolling. */
export function startScroller(): Scroller {
  let frame = 0;
  let delay: ReturnType<typeof setTimeout>;
  const lenis = new Lenis({
    duration: WHEEL_SECONDS,
    allowNestedScroll: true,
    // A styled select's picker scrolls by itself, but Lenis does not find it in the event's path.
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
    const moving = lenis.time !== 0;
    const movedByOther = Math.abs(lenis.animatedScroll - window.scrollY) > TOLERANCE_PX;
    if (moving && (isScrollLocked() || movedByOther)) stop();
    lenis.raf(time);
    frame = lenis.isScrolling === "smooth" ? requestAnimationFrame(step) : 0;
  };
  const run = () => {
    if (frame) return;
    lenis.time = 0;
    frame = requestAnimationFrame(step);
  };

  const scrollTo = (element: Element) => {
    // Lenis measures the page with a delay of 250 ms, but a new page's length is needed now.
    lenis.resize();
    const top = element.getBoundingClientRect().top + window.scrollY - HEADER_OFFSET_PX;
    lenis.scrollTo(top, { duration: SCROLL_TO_SECONDS });
    run();
  };
  // The browser scrolls by the keys, from where the page is; a further step would change where that ends.
  window.addEventListener("keydown", stop);

  return {
    scrollTo(element) {
      clearTimeout(delay);
      delay = setTimeout(scrollTo, SCROLL_TO_DELAY_MS, element);
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

function isScrollLocked(): boolean {
  return getComputedStyle(document.documentElement).overflowY === "hidden";
}
