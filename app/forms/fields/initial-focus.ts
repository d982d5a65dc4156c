import type { FormMetadata } from "@conform-to/react";
import { createContext, useContext, useState } from "react";
import type { ActionResult } from "~/forms/respond/action-result";

export const TOAST = "toast";

/** The name of the control, or the toast, that takes the focus when its page loads. */
export const InitialFocus = createContext<string | undefined>(undefined);

/** The first thing to do on a page that answers a form. Without scripts only `autofocus` can lead there. */
export function useInitialFocus(
  form: FormMetadata,
  actionResult: ActionResult | undefined,
): string | undefined {
  const [resultOnLoad] = useState(actionResult);
  if (!actionResult || actionResult !== resultOnLoad) return undefined;
  // It takes the focus itself, as a summary of several errors does.
  if (actionResult.problem) return undefined;
  const [firstError, secondError] = Object.keys(form.allErrors);
  if (firstError) return secondError ? undefined : firstError;
  return actionResult.toast ? TOAST : actionResult.focus;
}

export function useInitialFocusProps(name: string): { autoFocus?: true } {
  return useContext(InitialFocus) === name ? { autoFocus: true } : {};
}
