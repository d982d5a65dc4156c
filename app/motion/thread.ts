/** The end of the thread as a fraction of the window's height, and how long it fades, as in styles/sections/home/thread.css. */
const END = 0.7;
const FADE_REM = 6;

/** A piece of a thread: its pseudo-element, or the SVG that contains its path, and its animation. */
interface Piece {
  element: Element;
  pseudo: string | null;
  animation: Animation;
}

/** Replaces view timelines: draws each piece of a page's thread as far as the page has been scrolled. */
export function startThread(): () => void {
  const pieces = document.getAnimations().flatMap(pieceOf);
  for (const { animation } of pieces) {
    animation.effect?.updateTiming({ duration: 1 });
    animation.pause();
  }
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const update = () => {
    const end = window.innerHeight * END;
    for (const { element, pseudo, animation } of pieces) {
      const box = element.getBoundingClientRect();
      const { top, height } = pseudo ? getComputedStyle(element, pseudo) : { top: "0", height: box.height };
      const begin = box.top + Number.parseFloat(top);
      // What lies above the end before the first scroll is drawn from the first scroll on.
      const above = Math.max(0, end - (begin + window.scrollY));
      const length = Number.parseFloat(String(height)) - above + (pseudo ? FADE_REM * rem : 0);
      const drawn = (end - begin - above) / length;
      // NaN while the page is being left: its style sheet is removed first.
      if (Number.isFinite(drawn)) animation.currentTime = Math.min(1, Math.max(0, drawn));
    }
  };
  update();
  window.addEventListener("scroll", update, { passive: true });
  window.addEventListener("resize", update);
  return () => {
    window.removeEventListener("scroll", update);
    window.removeEventListener("resize", update);
    for (const { animation } of pieces) animation.finish();
  };
}

function pieceOf(animation: Animation): Piece[] {
  const { effect } = animation;
  if (!(animation instanceof CSSAnimation) || !animation.animationName.startsWith("thread-")) return [];
  if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
  const { target, pseudoElement: pseudo } = effect;
  const element = pseudo ? target : target.closest("svg");
  return element ? [{ element, pseudo, animation }] : [];
}
