import { useEffect, useRef } from "react";

/** Calls `onInput` once for each input changed before hydration, but for the focused one: its blur is to come. */
export function usePrehydrationInput(formId: string, onInput: (input: HTMLInputElement) => void) {
  const firstOnInput = useRef(onInput);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const input of form.elements) {
      if (!(input instanceof HTMLInputElement) || input === document.activeElement) continue;
      if (input.value !== input.defaultValue) firstOnInput.current(input);
    }
  }, [formId]);
}
