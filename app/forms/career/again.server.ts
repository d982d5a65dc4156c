import { type AppLoadContext, data } from "@remix-run/node";
import { captchaAgain, issueCaptcha, tellLoader } from "~/forms/career/captcha.server";
import { type Draft, keepResume } from "~/forms/career/draft.server";
import type { CareerReply } from "~/forms/reply";
import type { Services } from "../../../server/services/types";

export interface Answer extends Pick<CareerReply, "result" | "problem" | "toast"> {
  newCaptcha?: boolean;
  withoutResume?: boolean;
  headers?: Record<string, string>;
}

interface Attempt {
  request: Request;
  context: AppLoadContext;
  services: Services;
  draft: Draft;
}

/** The form again, with everything typed, the résumé and the captcha (DESIGN.md, "How a submission travels"). */
export async function showAgain(
  { request, context, services, draft }: Attempt,
  status: number,
  answer: Answer,
) {
  const { newCaptcha, withoutResume, headers, ...reply } = answer;
  const { captcha, cookie } = newCaptcha
    ? await issueCaptcha(request, services)
    : await captchaAgain(request, services, draft.issued);
  tellLoader(context, captcha);
  // What was typed belongs to the captcha it was read from.
  if (captcha.id !== draft.issued?.id) delete reply.result.initialValue?.captcha;
  const resume = withoutResume ? await forget(draft, services) : await keepResume(draft.resume, services);
  const { submissionId } = draft;
  return data({ form: "career", submissionId, captcha, resume, ...reply } satisfies CareerReply, {
    status,
    headers: cookie ? { ...headers, "Set-Cookie": cookie } : headers,
  });
}

async function forget({ resume }: Draft, services: Services): Promise<undefined> {
  if (resume.kept) await services.submissions.dropKeptFile(resume.kept.id).catch(() => {});
}
