import type { Dependencies, IssuedCaptcha } from "server/types";
import { findIssuedCaptcha } from "~/forms/career/captcha/captcha.server";
import { OTHER_LOCATION } from "~/forms/career/career-text";
import { type ParsedResume, parseResume } from "~/forms/career/resume/parse-resume.server";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { fieldText } from "~/forms/parse/pick-fields.server";

/** Its text is not validated yet, its résumé is. */
export interface ParsedApplication extends ParsedSubmission {
  issuedCaptcha: IssuedCaptcha | undefined;
  resume: ParsedResume;
}

export async function parseApplication(
  request: Request,
  submission: ParsedSubmission,
  dependencies: Dependencies,
): Promise<ParsedApplication> {
  const { fields, hidden } = submission;
  if (fieldText(fields, "preferred_location") !== OTHER_LOCATION) fields.set("other_location", "");
  return {
    ...submission,
    issuedCaptcha: await findIssuedCaptcha(request, dependencies, hidden("captcha_id")),
    resume: await parseResume(submission, dependencies),
  };
}
