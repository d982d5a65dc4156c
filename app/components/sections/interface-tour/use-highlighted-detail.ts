import { type RefObject, useEffect, useState } from "react";
import { useActiveItem } from "~/hooks/use-active-item";

/** The height of the window, as a share, at which a detail is read: just under the viewer (styles/sections/interface-tour/camera.css). */
const BELOW_VIEWER = 0.74;

/** Which detail of a list is highlighted, from 1: what is pointed at or has the focus, else what the page was scrolled to; 0 for none. */
export function useHighlightedDetail(list: RefObject<HTMLElement>): number {
  const scrolledTo = useActiveItem(list, BELOW_VIEWER);
  const [pointedAt, setPointedAt] = useState(0);
  useEffect(() => {
    const element = list.current;
    const point = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      // A finger that swipes the details points at none.
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
