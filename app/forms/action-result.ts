import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useOutletContext } from "@remix-run/react";
import type { Toast } from "server/types";
import type { FormName } from "~/forms/forms";
import { newSubmissionId } from "~/forms/submission-id";

/** What an action answers when it shows its form again. */
export interface ActionResult {
  form: FormName;
  /** Conform's result: the values typed and the errors of the fields. */
  result: SubmissionResult<string[]>;
  /** It was sent, and the form starts anew. */
  sent?: true;
  /** Left out by the browser, when the server did not answer. */
  submissionId?: string;
  /** Shown above a form that was not accepted as a whole. */
  problem?: string;
  toast?: Toast;
  /** The field that comes next, where none is wrong. */
  focus?: string;
}

/** Of a form that was sent: it is empty, and the next submission. */
export const startAnew = () =>
  ({
    result: { initialValue: null },
    submissionId: newSubmissionId(),
    sent: true,
  }) satisfies Partial<ActionResult>;

/** The answer to a form: of the fetcher that sent it, or of the page that was loaded with it. */
export function useActionResult<Result extends ActionResult>(
  form: Result["form"],
  fetched?: unknown,
): Result | undefined {
  const loaded: unknown = useActionData();
  // The home page's form is answered by root.
  const fromRoot: unknown = useOutletContext();
  const data = fetched ?? loaded ?? fromRoot;
  return isResultOf<Result>(form, data) ? data : undefined;
}

function isResultOf<Result extends ActionResult>(form: Result["form"], data: unknown): data is Result {
  return typeof data === "object" && data !== null && "form" in data && data.form === form;
}
