import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { dismissToasts, showToast } from "~/components/ui/toast";
import type { ActionResult } from "~/forms/action-result";
import { failureToast, formOf, forms, newSubmissionId, receiptOf, successToast } from "~/forms/forms";
import { postDocument } from "~/forms/respond/post-document";
import { SENT_PARAMETER } from "~/navigation/contact-url";

const UNANSWERED =
  "The form was not answered, so we do not know whether it arrived. Everything in it is kept. Please check your connection and send it again. A file that was moved or changed since then has to be chosen again.";

/** Sends a form to the server's action, and answers for a server that does not. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = formOf(new URL(request.url));
  if (!form) return serverAction();
  dismissToasts(forms[form].kind);
  const element = document.getElementById(`${form}-form`);
  const sent = element instanceof HTMLFormElement ? new FormData(element) : undefined;
  // Without `initialValue` conform leaves the form unchanged.
  const failed: ActionResult = { form, result: {}, toast: failureToast(form), failure: UNANSWERED };
  const answer = await serverAction<ActionResult | null>().catch((error: unknown) => {
    if (error instanceof Response) return error;
    // The visitor has navigated elsewhere.
    if (request.signal.aborted) throw error;
    return isOfServer(error) ? failed : null;
  });
  if (!(answer instanceof Response)) {
    const isAnswer = answer?.form === form;
    if (!isAnswer && element instanceof HTMLFormElement && (await postDocument(element, request.url)))
      return { form, result: {} } satisfies ActionResult;
    const result = isAnswer ? answer : failed;
    // The form is hidden by another tab, or its modal was closed.
    if (!element?.getClientRects().length) showToast(result.toast ?? failureToast(form, result.problem));
    return result;
  }
  // After a success a step in the history would drop the redirect: the page loads its data, and the toast with them.
  const page = new URL(answer.headers.get("Location") ?? "", request.url);
  if (page.searchParams.has(SENT_PARAMETER)) showToast(successToast(form));
  return {
    form,
    result: { initialValue: null },
    submissionId: newSubmissionId(),
    sentAt: Date.now(),
    receipt: receiptOf(form, (name) => sent?.get(name)),
  } satisfies ActionResult;
}

/** The action itself failed, and a document would fail too. Remix replaces the thrown error with this message. */
const isOfServer = (error: unknown) =>
  isRouteErrorResponse(error) || (error instanceof Error && error.message === "Unexpected Server Error");
