import type { Toast } from "server/types";
import { type FormName, forms } from "~/forms/forms";
import { newSubmissionId } from "~/forms/parse/submission-id";

export function successToast(form: FormName) {
  const { kind, sent } = forms[form];
  return { type: "success", form: kind, message: sent } satisfies Omit<Toast, "id">;
}

/** The toast of a form that failed: its own message, unless there is a more exact one. */
export function failureToast(form: FormName, message: string = forms[form].failed): Toast {
  return { id: newSubmissionId(), type: "error", form: forms[form].kind, message };
}
