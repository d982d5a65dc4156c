import { useEffect } from "react";

const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/** Calls `onIntent`, a stable function, with what the visitor points at, touches or focuses. */
export function useIntent(onIntent: (target: Element) => void): void {
  useEffect(() => {
    const listener = ({ target }: Event) => {
      if (target instanceof Element) onIntent(target);
    };
    for (const name of INTENT_EVENTS) document.addEventListener(name, listener, { passive: true });
    return () => {
      for (const name of INTENT_EVENTS) document.removeEventListener(name, listener);
    };
  }, [onIntent]);
}
