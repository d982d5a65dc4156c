import { type AppLoadContext, data } from "@remix-run/node";
import type { Dependencies, IssuedCaptcha } from "server/types";
import type { ActionResult } from "~/forms/action-result";
import { captchaFor } from "~/forms/career/captcha.server";
import {
  discardResume,
  type ParsedResume,
  stageResume,
  withoutStaging,
} from "~/forms/career/resume/parse-resume.server";
import type { FormResponse } from "~/forms/respond/form-response.server";

interface Attempt {
  request: Request;
  context: AppLoadContext;
  dependencies: Dependencies;
  submissionId: string;
  issued: IssuedCaptcha | undefined;
  resume: ParsedResume;
}

export interface CareerFormResponse extends FormResponse {
  newCaptcha?: boolean;
  withoutResume?: boolean;
  /** Nothing can be stored now: a second try would only make the visitor wait. */
  storeFailed?: boolean;
}

/** Shows an application again, with its captcha and its résumé. */
export async function rerenderForm(
  { request, context, dependencies, submissionId, issued, resume }: Attempt,
  status: number,
  { newCaptcha, withoutResume, storeFailed, headers, ...response }: CareerFormResponse,
) {
  const { captcha, cookie } = await captchaFor(request, dependencies, newCaptcha ? undefined : issued);
  // After a document POST Remix runs the loader with the same context: it must show the same captcha.
  context.captcha = captcha;
  context.isRefused = status >= 400;
  const { result } = response;
  if (captcha.id !== issued?.id) delete result.initialValue?.captcha;
  let shown: ReturnType<typeof withoutStaging> = {};
  if (withoutResume) await discardResume(resume.staged?.storedId, dependencies);
  else if (storeFailed) shown = withoutStaging(resume);
  else shown = await stageResume(resume, dependencies);
  if (shown.error)
    Object.assign(result, { status: "error", error: { ...result.error, resume: [shown.error] } });
  return data(
    { form: "career", submissionId, captcha, resume: shown.staged, ...response } satisfies ActionResult,
    { status, headers: cookie ? { ...headers, "Set-Cookie": cookie } : headers },
  );
}
