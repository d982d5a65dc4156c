import { type AppLoadContext, data } from "@remix-run/node";
import type { Dependencies } from "server/types";
import type { ParsedApplication } from "~/forms/career/application.server";
import { issueCaptcha, reissueCaptcha } from "~/forms/career/captcha.server";
import type { CareerActionResult } from "~/forms/career/career-action-result";
import { discardResume, stageResume, withoutStaging } from "~/forms/career/resume/parse-resume.server";
import type { FormResponse } from "~/forms/respond/form-response.server";

export interface CareerFormResponse extends FormResponse {
  newCaptcha?: boolean;
  withoutResume?: boolean;
  /** Nothing can be stored now: a second try would only make the visitor wait. */
  storeFailed?: boolean;
}

interface Attempt {
  request: Request;
  context: AppLoadContext;
  dependencies: Dependencies;
  application: ParsedApplication;
}

export async function rerenderForm(
  { request, context, dependencies, application }: Attempt,
  status: number,
  { newCaptcha, withoutResume, storeFailed, headers, ...response }: CareerFormResponse,
) {
  const { issuedCaptcha, resume, submissionId } = application;
  const { captcha, cookie } = newCaptcha
    ? await issueCaptcha(request, dependencies)
    : await reissueCaptcha(request, dependencies, issuedCaptcha);
  // After a document POST Remix runs the loader with the same context: it must show the same captcha.
  context.captcha = captcha;
  context.isRefused = status >= 400;
  if (captcha.id !== issuedCaptcha?.id) delete response.result.initialValue?.captcha;
  if (withoutResume && resume.staged?.storedId) await discardResume(resume.staged.storedId, dependencies);
  const shown = () =>
    storeFailed ? withoutStaging(resume) : stageResume(resume, dependencies, context.client ?? "");
  const { staged, error } = withoutResume ? {} : await shown();
  if (error) response.result = withError(response.result, "resume", error);
  return data(
    { form: "career", submissionId, captcha, resume: staged, ...response } satisfies CareerActionResult,
    { status, headers: cookie ? { ...headers, "Set-Cookie": cookie } : headers },
  );
}

function withError(result: FormResponse["result"], field: string, message: string): FormResponse["result"] {
  return { ...result, status: "error", error: { ...result.error, [field]: [message] } };
}
