import { useEffect, useRef } from "react";

/**
 * Calls `onInput` once, after hydration, for each input that was changed before: those events are over. The focused one
 * is left out, because its blur is still to come. Values that the browser restores count as changed.
 */
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
