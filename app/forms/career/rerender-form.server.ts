import { type AppLoadContext, data } from "@remix-run/node";
import type { Dependencies } from "server/types";
import { captchaAgain, issueCaptcha, tellLoader } from "~/forms/career/captcha/captcha.server";
import { keepResume, type ParsedApplication } from "~/forms/career/parse-application.server";
import type { CareerActionResult } from "~/forms/respond/action-result";

export interface FormResponse extends Pick<CareerActionResult, "result" | "problem" | "toast"> {
  newCaptcha?: boolean;
  withoutResume?: boolean;
  headers?: Record<string, string>;
}

interface Attempt {
  request: Request;
  context: AppLoadContext;
  dependencies: Dependencies;
  draft: ParsedApplication;
}

/** The form again, with everything typed, the résumé and the captcha (DESIGN.md, "How a submission travels"). */
export async function rerenderForm(
  { request, context, dependencies, draft }: Attempt,
  status: number,
  answer: FormResponse,
) {
  const { newCaptcha, withoutResume, headers, ...reply } = answer;
  const { captcha, cookie } = newCaptcha
    ? await issueCaptcha(request, dependencies)
    : await captchaAgain(request, dependencies, draft.issued);
  tellLoader(context, captcha);
  // What was typed belongs to the captcha it was read from.
  if (captcha.id !== draft.issued?.id) delete reply.result.initialValue?.captcha;
  const resume = withoutResume
    ? await forget(draft, dependencies)
    : await keepResume(draft.resume, dependencies);
  const { submissionId } = draft;
  return data({ form: "career", submissionId, captcha, resume, ...reply } satisfies CareerActionResult, {
    status,
    headers: cookie ? { ...headers, "Set-Cookie": cookie } : headers,
  });
}

async function forget({ resume }: ParsedApplication, dependencies: Dependencies): Promise<undefined> {
  if (resume.kept) await dependencies.submissions.discardUpload(resume.kept.id).catch(() => {});
}
