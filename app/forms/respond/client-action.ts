import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { dismissToasts, showToast } from "~/components/ui/toast";
import type { ActionResult } from "~/forms/action-result";
import { type FormName, failureToast, formOf, forms, newSubmissionId, successToast } from "~/forms/forms";
import { fileErrorsOf } from "~/forms/respond/unanswered-file";
import { SENT_PARAMETER } from "~/navigation/contact-url";

/** Sends a form to the server's action, and answers for a server that does not. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = formOf(new URL(request.url));
  if (!form) return serverAction();
  dismissToasts(forms[form].kind);
  const element = document.getElementById(`${form}-form`);
  const sent = element instanceof HTMLFormElement ? new FormData(element) : new FormData();
  const startTime = performance.now();
  const answer = await serverAction<ActionResult | null>().catch((error: unknown) => {
    // The visitor has navigated elsewhere.
    if (request.signal.aborted) throw error;
    return error;
  });
  if (answer instanceof Response)
    return succeeded(form, new URL(answer.headers.get("Location") ?? "", request.url));
  const result = isResultOf(form, answer) ? answer : await unanswered(form, answer, sent, startTime);
  // The form is hidden by another tab, or its modal was closed.
  if (!element?.getClientRects().length) showToast(result.toast ?? failureToast(form, result.problem));
  return result;
}

/** A step in the history would drop the redirect: the page loads its data, and the cookie's toast with them. */
function succeeded(form: FormName, page: URL): ActionResult {
  if (!navigator.cookieEnabled || page.searchParams.has(SENT_PARAMETER)) showToast(successToast(form));
  return { form, result: { initialValue: null }, submissionId: newSubmissionId(), sentAt: Date.now() };
}

const isResultOf = (form: FormName, answer: unknown): answer is ActionResult =>
  (answer as Partial<ActionResult> | null | undefined)?.form === form;

/** Leaves the form as it is: conform changes nothing without `initialValue`. */
async function unanswered(
  form: FormName,
  error: unknown,
  sent: FormData,
  startTime: number,
): Promise<ActionResult> {
  const toast = failureToast(form);
  const fileErrors = await fileErrorsOf(sent, startTime);
  if (fileErrors) return { form, result: { status: "error", error: fileErrors }, toast };
  // A document without a connection would replace the form by the browser's error page.
  const retryAsDocument = !isOfServer(error) && navigator.onLine;
  return { form, result: {}, toast, isFailed: true, retryAsDocument };
}

/** The action itself failed, and a document would fail too. Remix replaces the thrown error with this message. */
const isOfServer = (error: unknown) =>
  isRouteErrorResponse(error) || (error instanceof Error && error.message === "Unexpected Server Error");
