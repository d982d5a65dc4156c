import { useEffect, useRef } from "react";

/**
 * Tells once, when the scripts have come, which controls of a form were changed and left before them: no event will say
 * so again. The one that has the focus is left out, for leaving it will. Values a browser puts back count as typed.
 * @param form the form's id
 */
export function usePrehydrationInput(form: string, changed: (control: HTMLInputElement) => void) {
  const tell = useRef(changed);
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    for (const control of element.elements) {
      if (!(control instanceof HTMLInputElement) || control === document.activeElement) continue;
      if (control.value !== control.defaultValue) tell.current(control);
    }
  }, [form]);
}
