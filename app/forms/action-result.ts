import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useFetcher, useOutletContext } from "@remix-run/react";
import { useState } from "react";
import type { Captcha, StagedUpload, Toast } from "server/types";
import type { FormName } from "~/forms/forms";
import { useRootData } from "~/hooks/route-data";
import { useHydrated } from "~/hooks/use-hydrated";

/** `expiry` is in milliseconds since the epoch; the later captcha is newer. */
export type ShownCaptcha = Captcha & { expiry: number };

/** The answer of an action that shows its form again. */
export interface ActionResult {
  form: FormName;
  /** Conform's result: the submitted values and the errors of the fields. */
  result: SubmissionResult<string[]>;
  /** In milliseconds since the epoch. A sent form starts anew. */
  sentAt?: number;
  /** Missing when the server did not answer, and after a redirect. */
  submissionId?: string;
  /** Shown above a form that was rejected as a whole. */
  problem?: string;
  toast?: Toast;
  /** The form was not sent. A line says so after the toast has gone. */
  isFailed?: boolean;
  /** The next attempt is the browser's own submission: blockers and firewalls refuse addresses that end in `.data`. */
  retryAsDocument?: boolean;
  /** The next field, in a form without errors. */
  focus?: string;
  captcha?: ShownCaptcha;
  /** The attached file of the career form. */
  resume?: StagedUpload;
}

/** The answer of the fetcher that sent the form, or of the document. */
export function useActionResult(form: FormName, fetched?: unknown): ActionResult | undefined {
  const loaded: unknown = useActionData();
  // Root answers the home page's form.
  const fromRoot: unknown = useOutletContext();
  const root = useRootData();
  // A form that opens later is another one.
  const [sentOnLoad] = useState(useHydrated() ? undefined : root?.sent);
  const result = (fetched ?? loaded ?? fromRoot ?? sentOnLoad) as ActionResult | undefined;
  return result?.form === form ? result : undefined;
}

/** A fetcher continues when the modal closes or another page opens. */
export function useSender(name: FormName) {
  const fetcher = useFetcher();
  return { name, fetcher, actionResult: useActionResult(name, fetcher.data) };
}
