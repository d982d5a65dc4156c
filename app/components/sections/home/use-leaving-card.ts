import { useCallback, useRef, useState } from "react";
import { REDUCED_MOTION } from "~/hooks/use-media-query";

/** How long the old image fades before the new card takes its place. */
const FADE_MS = 300;

/** The last choice, in the page's memory: Back from an industry's page finds the card whose picture became its map. */
let chosen: number | undefined;

/** The index of the card that is fading out. The radios hold the choice. */
export function useLeavingCard() {
  const element = useRef<HTMLElement | null>(null);
  const shown = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [leaving, setLeaving] = useState<number>();

  // In the hydrating commit: the visitor may have chosen already, with the change event still pending.
  const switcher = useCallback((found: HTMLElement | null) => {
    element.current = found;
    const radios = Array.from(found?.querySelectorAll("input") ?? []);
    const last = chosen !== undefined && radios[chosen];
    if (last) last.checked = true;
    shown.current = radios.findIndex(({ checked }) => checked);
  }, []);

  const choose = (index: number) => {
    clearTimeout(timer.current);
    chosen = index;
    // Load the new card's picture while the old one fades.
    element.current?.querySelectorAll("img")[index]?.removeAttribute("loading");
    const swap = () => {
      shown.current = index;
      setLeaving(undefined);
    };
    if (index === shown.current || matchMedia(REDUCED_MOTION).matches) return swap();
    setLeaving(shown.current);
    timer.current = setTimeout(swap, FADE_MS);
  };
  return { switcher, choose, leaving };
}
