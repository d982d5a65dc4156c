import { useEffect, useRef, useState } from "react";
import type { FormName } from "~/forms/forms";

/**
 * A React key that changes when a form was sent: its page stays, and the form starts anew.
 * @param sent what confirms it: the id of its toast or of its next submission
 */
export function useResetKey(name: FormName, sent: string | undefined): string | undefined {
  const [key, setKey] = useState(sent);
  if (sent && sent !== key) setKey(sent);

  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    const button = document.querySelector<HTMLElement>(`#${name}-form .form-submit button`);
    button?.focus({ preventScroll: true });
  }, [key, name]);
  return key;
}
