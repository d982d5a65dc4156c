import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { Captcha, StagedUpload, Toast, ToastPlace } from "server/types";

/** What an action answers when the form is shown again. Success is a redirect and carries none of this. */
export interface ActionResult {
  /** A page can hold both forms: each reads only its own answers. */
  form: ToastPlace;
  /** Conform's account of the fields: what was typed, and what is wrong with it. */
  result: SubmissionResult<string[]>;
  /** Unchanged by a failed attempt, so that a second try is known to be the same submission. */
  submissionId: string;
  /** Said above the form when the whole of it could not be taken. */
  problem?: string;
  toast?: Toast;
}

/** The captcha with the end of its life: of two the one with the later end is the newer. */
export type ShownCaptcha = Captcha & { expiry: number };

export interface CareerActionResult extends ActionResult {
  captcha?: ShownCaptcha;
  /** A résumé that passed its checks, kept on the server while the rest is put right. */
  resume?: StagedUpload;
}

/** This form's last answer, if the page has one. */
export function useActionResult<R extends ActionResult>(form: R["form"]): R | undefined {
  const data: unknown = useActionData();
  return isReply(data) && data.form === form ? (data as R) : undefined;
}

function isReply(data: unknown): data is ActionResult {
  return typeof data === "object" && data !== null && "form" in data && "result" in data;
}
