import type { ClientActionFunctionArgs } from "@remix-run/react";
import { dismissToasts, showToast } from "~/components/ui/toast";
import type { ActionResult } from "~/forms/action-result";
import { failureToast, formOf, forms, newSubmissionId, successToast } from "~/forms/forms";
import { SENT_PARAMETER } from "~/navigation/contact-url";

/** Of every page with a form: sends it to the server's action, and answers it when the server does not. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = formOf(new URL(request.url));
  if (!form) return serverAction();
  dismissToasts(forms[form].kind);
  const element = document.getElementById(`${form}-form`);
  const result = await serverAction<ActionResult>().catch((error: unknown): ActionResult | Response => {
    if (error instanceof Response) return error;
    // Another navigation has taken its place: the visitor is elsewhere.
    if (request.signal.aborted) throw error;
    // Without `initialValue` conform leaves the form as it is.
    return { form, result: {}, toast: failureToast(form) };
  });
  if (!(result instanceof Response)) {
    // Hidden by another tab of the modal, or closed: one that was opened meanwhile is another form.
    if (!element?.getClientRects().length) showToast(result.toast ?? failureToast(form, result.problem));
    return result;
  }
  // A success. Its redirect would be dropped after a step in the history. The page loads its data, and the toast with them.
  const page = new URL(result.headers.get("Location") ?? "", request.url);
  if (page.searchParams.has(SENT_PARAMETER)) showToast(successToast(form));
  return {
    form,
    result: { initialValue: null },
    submissionId: newSubmissionId(),
    sent: true,
  } satisfies ActionResult;
}
