import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { SubmissionKind, Toast } from "server/types";

/** What an action answers when it shows its form again. A success is usually a redirect, without any of this. */
export interface ActionResult {
  /** A page can hold two forms: each reads only its own results. */
  form: SubmissionKind;
  /** Conform's result: the values typed and the errors of the fields. */
  result: SubmissionResult<string[]>;
  /** A failed attempt keeps its id, so that a second try is known to be the same submission. */
  submissionId: string;
  /** Shown above a form that was not accepted as a whole. */
  problem?: string;
  toast?: Toast;
}

/** This form's last action result, if the page has one. */
export function useActionResult<Result extends ActionResult>(form: Result["form"]): Result | undefined {
  const data: unknown = useActionData();
  return isActionResult(data) && data.form === form ? (data as Result) : undefined;
}

function isActionResult(data: unknown): data is ActionResult {
  return typeof data === "object" && data !== null && "form" in data && "result" in data;
}
