import type { FormMetadata } from "@conform-to/react";
import { createContext, useContext, useState } from "react";
import type { ActionResult } from "~/forms/respond/action-result";

export const SUBMIT = "submit";

/** Which control of a form that came back with a page the visitor is taken to. */
export const InitialFocus = createContext<string | undefined>(undefined);

/**
 * A page that answers a form starts at its top, far from what has to be done next. Without scripts only `autofocus` can
 * go there: to the one wrong field, to the button after a failure, to the captcha after a refresh. Two or more errors
 * have a summary, which takes the focus itself. With scripts the page stays where it is and nothing is needed.
 */
export function useInitialFocus(form: FormMetadata, reply: ActionResult | undefined): string | undefined {
  const [cameWithPage] = useState(reply);
  if (!reply || reply !== cameWithPage || reply.problem) return undefined;
  const [wrong, another] = Object.keys(form.allErrors);
  if (wrong) return another ? undefined : wrong;
  return reply.toast ? SUBMIT : "captcha";
}

/** The attribute for a control, if it is the one. */
export function useInitialFocusProps(name: string): { autoFocus?: true } {
  return useContext(InitialFocus) === name ? { autoFocus: true } : {};
}
