import type { FormMetadata } from "@conform-to/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ActionResult } from "~/forms/action-result";

export const sendButton = (formId: string) =>
  document.querySelector<HTMLButtonElement>(`#${formId} .form-submit button`);

/** Moves the focus from fields that become inert to the button, and back unless the answer leads elsewhere. */
export function useFocusWhileSending(formId: string, isSending: boolean): void {
  const left = useRef<HTMLElement>(undefined);
  // Before the browser drops the focus.
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    const button = sendButton(formId);
    if (!isSending || !(focused instanceof HTMLElement) || focused === button) return;
    if (!button?.form?.contains(focused)) return;
    left.current = focused;
    button.focus({ preventScroll: true });
  }, [formId, isSending]);
  // After conform has focused the first error.
  useEffect(() => {
    if (isSending) return;
    if (left.current && document.activeElement === sendButton(formId))
      left.current.focus({ preventScroll: true });
    left.current = undefined;
  }, [formId, isSending]);
}

export const TOAST = "toast";

/** The first control to use on a page that answers a form. Without scripts only `autofocus` leads there. */
export function initialFocusOf(form: FormMetadata, onLoad: ActionResult | undefined): string | undefined {
  // The problem takes the focus itself, as a summary of several errors does.
  if (!onLoad || onLoad.problem) return undefined;
  const [firstError, secondError] = Object.keys(form.allErrors);
  if (firstError) return secondError ? undefined : firstError;
  return onLoad.toast ? TOAST : onLoad.focus;
}
