import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { Toast } from "server/types";
import { dismissToasts, showToast } from "~/components/ui/toast";
import { careerMessages } from "~/forms/career/career-text";
import { contactMessages } from "~/forms/contact/contact-text";
import { newSubmissionId } from "~/forms/parse/submission-id";
import type { ActionResult, FormName } from "~/forms/respond/action-result";
import { CONTACT_PARAMETER } from "~/navigation/contact-url";

/** Sends a form to the server's action, and answers it when the server does not. */
export async function sendForm({ request, serverAction }: ClientActionFunctionArgs) {
  const form = formOf(request.url);
  const kind = form === "call" ? "contact" : form;
  const { failed } = kind === "contact" ? contactMessages : careerMessages;
  const failure = (message: string): Toast => ({ id: newSubmissionId(), type: "error", form: kind, message });

  dismissToasts(kind);
  const result = await serverAction<ActionResult>().catch((error: unknown): ActionResult | Response => {
    if (error instanceof Response) return error;
    // Another navigation has taken its place: the visitor is elsewhere.
    if (request.signal.aborted) throw error;
    // Without `initialValue` conform leaves the form as it is.
    return { form, result: {}, toast: failure(failed) };
  });
  const isShown = document.getElementById(`${form}-form`) !== null;
  if (result instanceof Response) {
    // Sent. A form that was closed meanwhile must not open again: the page loads its data, and the toast with them.
    if (!isShown) return null;
    result.headers.set("X-Remix-Replace", "true");
    throw result;
  }
  if (!isShown) showToast(result.toast ?? failure(result.problem ?? failed));
  return result;
}

function formOf(url: string): FormName {
  const tab = new URL(url).searchParams.get(CONTACT_PARAMETER);
  if (tab === null) return "career";
  return tab === "call" ? "call" : "contact";
}
