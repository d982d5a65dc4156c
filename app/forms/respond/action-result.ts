import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { SubmissionKind, Toast } from "server/types";

/** The forms of the site: a call request goes out as a contact submission. */
export type FormName = SubmissionKind | "call";

/** What an action answers when it shows its form again. */
export interface ActionResult {
  form: FormName;
  /** Conform's result: the values typed and the errors of the fields. */
  result: SubmissionResult<string[]>;
  submissionId: string;
  /** Shown above a form that was not accepted as a whole. */
  problem?: string;
  toast?: Toast;
}

export function useActionResult<Result extends ActionResult>(form: Result["form"]): Result | undefined {
  const data: unknown = useActionData();
  return isActionResult(data) && data.form === form ? (data as Result) : undefined;
}

function isActionResult(data: unknown): data is ActionResult {
  return typeof data === "object" && data !== null && "form" in data && "result" in data;
}
