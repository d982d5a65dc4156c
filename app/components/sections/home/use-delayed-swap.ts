import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/hooks/use-media-query";
import { usePrefersReducedMotion } from "~/hooks/use-prefers-reduced-motion";

/** How long the old image fades before the new card takes its place. */
const FADE_MS = 300;

/** The index of the card to show: it follows the radios with a delay, and is undefined before hydration. */
export function useDelayedSwap(count: number) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const hydrated = useHydrated();
  const prefersReducedMotion = usePrefersReducedMotion();
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState(0);

  // The visitor may have chosen before hydration.
  useEffect(() => {
    const radios = Array.from(choices.current?.querySelectorAll("input") ?? []);
    const index = radios.findIndex(({ checked }) => checked);
    if (index < 0 || index >= count) return;
    setChosen(index);
    setShown(index);
  }, [count]);

  useEffect(() => {
    const timer = setTimeout(() => setShown(chosen), prefersReducedMotion ? 0 : FADE_MS);
    return () => clearTimeout(timer);
  }, [chosen, prefersReducedMotion]);

  return {
    choices,
    choose: setChosen,
    shown: hydrated ? shown : undefined,
    leaving: hydrated && shown !== chosen,
  };
}
