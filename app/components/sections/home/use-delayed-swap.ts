import { useEffect, useRef, useState } from "react";
import { useHydrated, useMediaQuery } from "~/hooks/use-media-query";

/** Specification §9: the image fades this long, in milliseconds, before the next one takes its place. */
const SWAP = 300;

/**
 * Which of a row of choices is shown, some time after it was chosen; `leaving` in between. Undefined without scripts,
 * where the style sheet goes by the radios. Under reduced motion there is no in between.
 */
export function useDelayedSwap(count: number) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const live = useHydrated();
  const still = useMediaQuery("(prefers-reduced-motion: reduce)", true);
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState(0);

  // What was chosen before the scripts came.
  useEffect(() => {
    const radios = Array.from(choices.current?.querySelectorAll("input") ?? []);
    const index = radios.findIndex(({ checked }) => checked);
    if (index < 0 || index >= count) return;
    setChosen(index);
    setShown(index);
  }, [count]);

  useEffect(() => {
    const timer = setTimeout(() => setShown(chosen), still ? 0 : SWAP);
    return () => clearTimeout(timer);
  }, [chosen, still]);

  return { choices, choose: setChosen, shown: live ? shown : undefined, leaving: live && shown !== chosen };
}
