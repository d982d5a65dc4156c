import { type RefObject, useEffect, useState } from "react";
import { usePassedItems } from "~/hooks/use-passed-items";

/** The number of the detail being read, from 1; 0 for none. Hover and focus take precedence over scrolling. */
export function useHighlightedDetail(list: RefObject<HTMLElement | null>): number {
  const scrolledTo = usePassedItems(list);
  const [pointedAt, setPointedAt] = useState(0);
  useEffect(() => {
    const element = list.current;
    const point = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      // A swiping finger hovers over nothing.
      if (type === "pointerover" && pointerType !== "mouse") return;
      const details = [...(element?.children ?? [])];
      setPointedAt(details.findIndex((detail) => detail.contains(target as Node)) + 1);
    };
    const stop = () => setPointedAt(0);
    const listeners = { pointerover: point, focusin: point, pointerleave: stop, focusout: stop };
    for (const [type, listener] of Object.entries(listeners)) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element?.removeEventListener(type, listener);
    };
  }, [list]);
  return pointedAt || scrolledTo;
}
