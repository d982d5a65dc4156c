import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { dismissToasts, showToast } from "~/components/ui/toast";
import type { ActionResult } from "~/forms/action-result";
import { type FormName, failureToast, formOf, forms } from "~/forms/forms";

/** Sends a form to the server's action, and answers for a server that does not. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = formOf(new URL(request.url));
  if (!form) return serverAction();
  dismissToasts(forms[form].kind);
  const element = document.getElementById(`${form}-form`);
  const sent = element instanceof HTMLFormElement ? new FormData(element) : new FormData();
  const startTime = performance.now();
  const answer = await serverAction<Partial<ActionResult> | null>().catch((error: unknown) => {
    // The visitor has navigated elsewhere.
    if (request.signal.aborted) throw error;
    return error;
  });
  const isAnswered = (answer as Partial<ActionResult> | null | undefined)?.form === form;
  const result: ActionResult = isAnswered
    ? (answer as ActionResult)
    : await unanswered(form, answer, sent, startTime);
  // The form is hidden by another tab, or its modal was closed.
  if (!element?.getClientRects().length) showToast(result.toast ?? failureToast(form, result.problem));
  return result;
}

/** Leaves the form as it is: conform changes nothing without `initialValue`. */
async function unanswered(form: FormName, error: unknown, sent: FormData, startTime: number) {
  const toast = failureToast(form);
  for (const [field, file] of sent) {
    const fileError = file instanceof File && file.name && (await fileErrorOf(file, startTime));
    if (fileError)
      return { form, result: { status: "error" as const, error: { [field]: [fileError] } }, toast };
  }
  // A document without a connection would replace the form by the browser's error page.
  const retryAsDocument = !isOfServer(error) && navigator.onLine;
  return { form, result: {}, toast, isFailed: true, retryAsDocument };
}

/** The error of a file that kept its form from being answered. */
async function fileErrorOf(file: File, startTime: number): Promise<string | undefined> {
  const start = file.slice(0, 1).arrayBuffer();
  const isReadable = await start.then(Boolean, () => false);
  if (!isReadable)
    return `${file.name}: This file was moved or changed and can no longer be read. Please choose it again.`;
  // A proxy's answer to the form's data. Remix keeps only that the answer was not the app's.
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const isTooLarge = requests.some((sent) => sent.startTime >= startTime && sent.responseStatus === 413);
  const size = `${(file.size / 1_048_576).toFixed(1)} MB`;
  return isTooLarge
    ? `${file.name}: This file (${size}) is too large for this site's server. Please attach a smaller one.`
    : undefined;
}

/** The action itself failed, and a document would fail too. Remix replaces the thrown error with this message. */
const isOfServer = (error: unknown) =>
  isRouteErrorResponse(error) || (error instanceof Error && error.message === "Unexpected Server Error");
