import type { FormMetadata } from "@conform-to/react";
import { createContext, useContext, useState } from "react";
import type { ActionResult } from "~/forms/respond/action-result";

export const SUBMIT = "submit";

/** The name of the control that takes the focus when its page loads. */
export const InitialFocus = createContext<string | undefined>(undefined);

/**
 * Chooses that control on a page that answers a form: the one wrong field, the submit button after a failure, the
 * captcha after a refresh. The error summary takes the focus for two or more errors. Without scripts only `autofocus`
 * can do this; with scripts the page does not load anew, and the focus stays.
 */
export function useInitialFocus(
  form: FormMetadata,
  actionResult: ActionResult | undefined,
): string | undefined {
  const [resultOnLoad] = useState(actionResult);
  if (!actionResult || actionResult !== resultOnLoad || actionResult.problem) return undefined;
  const [firstError, secondError] = Object.keys(form.allErrors);
  if (firstError) return secondError ? undefined : firstError;
  return actionResult.toast ? SUBMIT : "captcha";
}

/** `autoFocus` for the control of that name, nothing for the others. */
export function useInitialFocusProps(name: string): { autoFocus?: true } {
  return useContext(InitialFocus) === name ? { autoFocus: true } : {};
}
