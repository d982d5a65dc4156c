import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useFetcher, useOutletContext } from "@remix-run/react";
import type { Captcha, StagedUpload, Toast } from "server/types";
import type { FormName } from "~/forms/forms";

/** The captcha and when it expires, in milliseconds since the epoch: of two, the later one is newer. */
export type ShownCaptcha = Captcha & { expiry: number };

/** What an action answers when it shows its form again. */
export interface ActionResult {
  form: FormName;
  /** Conform's result: the values typed and the errors of the fields. */
  result: SubmissionResult<string[]>;
  /** When it was sent, in milliseconds since the epoch: the form starts anew. */
  sentAt?: number;
  /** Left out by the browser, when the server did not answer. */
  submissionId?: string;
  /** Shown above a form that was not accepted as a whole. */
  problem?: string;
  toast?: Toast;
  /** What failed and what was kept, of a form that was not delivered: it stays when the toast has gone. */
  failure?: string;
  /** The field that comes next, where none is wrong. */
  focus?: string;
  /** Of the career form. */
  captcha?: ShownCaptcha;
  /** Of the career form: the one that is attached. */
  resume?: StagedUpload;
}

/** The answer to a form: of the fetcher that sent it, or of the page that was loaded with it. */
export function useActionResult(form: FormName, fetched?: unknown): ActionResult | undefined {
  const loaded: unknown = useActionData();
  // The home page's form is answered by root.
  const fromRoot: unknown = useOutletContext();
  const result = (fetched ?? loaded ?? fromRoot) as ActionResult | undefined;
  return result?.form === form ? result : undefined;
}

/** What sends a form: a fetcher, which goes on when the modal is closed or another page opened. */
export function useSender(form: FormName) {
  const fetcher = useFetcher();
  return { fetcher, actionResult: useActionResult(form, fetcher.data) };
}
