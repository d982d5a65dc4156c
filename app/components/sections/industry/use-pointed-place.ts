import { type SyntheticEvent, useState } from "react";

interface PointedPlace {
  /** From 1. */
  place: number;
  /** By the keyboard. */
  focused: boolean;
}

/** The place whose tile or title is under the pointer or has the focus, and the listeners for their common parent. */
export function usePointedPlace() {
  const [pointed, setPointed] = useState<PointedPlace>();
  const point = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // Of "#place-1".
    const place = Number(link?.getAttribute("href")?.at(-1));
    setPointed(link && place ? { place, focused: link.matches(":focus-visible") } : undefined);
  };
  const leave = () => setPointed(undefined);
  return {
    pointed,
    listeners: { onPointerOver: point, onPointerLeave: leave, onFocus: point, onBlur: leave },
  };
}
