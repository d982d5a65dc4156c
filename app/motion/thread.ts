/** The end of the thread as a fraction of the window's height, as in styles/sections/home/thread.css. */
const END = 0.7;

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
  const update = () => {
    for (const { element, pseudo, animation } of pieces) {
      const box = element.getBoundingClientRect();
      const { top, height } = pseudo ? getComputedStyle(element, pseudo) : { top: "0", height: box.height };
      const end = window.innerHeight * END - box.top - Number.parseFloat(top);
      const drawn = end / Number.parseFloat(String(height));
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
