import type { ClientActionFunctionArgs } from "@remix-run/react";
import { dismissToasts, showToast } from "~/components/ui/toast";
import { failureToast, forms } from "~/forms/forms";
import type { ActionResult } from "~/forms/respond/action-result";
import { formOf } from "~/forms/respond/form-of";

/** Sends a form to the server's action, and answers it when the server does not. */
export async function sendForm({ request, serverAction }: ClientActionFunctionArgs) {
  const form = formOf(new URL(request.url));
  if (!form) return serverAction();
  dismissToasts(forms[form].kind);
  const result = await serverAction<ActionResult>().catch((error: unknown): ActionResult | Response => {
    if (error instanceof Response) return error;
    // Another navigation has taken its place: the visitor is elsewhere.
    if (request.signal.aborted) throw error;
    // Without `initialValue` conform leaves the form as it is.
    return { form, result: {}, toast: failureToast(form) };
  });
  // Another tab of the modal hides it.
  const isShown = Boolean(document.getElementById(`${form}-form`)?.getClientRects().length);
  if (result instanceof Response) {
    // Sent. A form that was left meanwhile must not open again: the page loads its data, and the toast with them.
    if (!isShown) return null;
    result.headers.set("X-Remix-Replace", "true");
    throw result;
  }
  if (!isShown) showToast(result.toast ?? failureToast(form, result.problem));
  return result;
}
