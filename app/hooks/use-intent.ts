import { useEffect } from "react";

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Calls `look` with whatever the visitor points at, by mouse, finger or keyboard: what is clicked next is among it. One
 * listener a sign for the whole page; `look` should stay the same function from one rendering to the next.
 */
export function useIntent(look: (target: Element) => void): void {
  useEffect(() => {
    const onSign = ({ target }: Event) => {
      if (target instanceof Element) look(target);
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign);
    };
  }, [look]);
}
