import type { Dependencies, IssuedCaptcha, Submission } from "server/types";
import { z } from "zod";
import { findIssuedCaptcha } from "~/forms/career/captcha.server";
import {
  captchaAnswer,
  careerMessages,
  careerRules,
  experienceMonths,
  experienceYears,
  locations,
  OTHER_LOCATION,
} from "~/forms/career/career-fields";
import { type ParsedResume, parseResume } from "~/forms/career/resume/parse-resume.server";
import { roles } from "~/forms/career/roles";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { fieldText } from "~/forms/parse/parse-submission.server";
import { textSchemas } from "~/forms/schema.server";
import { messages } from "~/forms/shared-text";

/** Names and types as they go upstream. */
export const careerSchema = z.object({
  ...textSchemas(careerRules),
  role: z.enum(roles, { error: careerMessages.role }),
  experience_years: z.enum(experienceYears, { error: messages.choice }).default("0"),
  experience_months: z.enum(experienceMonths, { error: messages.choice }).default("0"),
  preferred_location: z.enum(locations, { error: careerMessages.location }),
  // The action compares it: zod skips refinements when a required field is missing.
  captcha: z.string().transform(captchaAnswer).default(""),
});

export const careerFields = Object.keys(careerSchema.shape);

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

/** "captcha" when it was used by another form, "file" when the staged résumé is gone. */
type SendOutcome = "sent" | "captcha" | "file" | "store" | "upstream";

/** Sends with the captcha, which only the same application may use again. Never throws. */
export async function sendApplication(
  { submissions }: Dependencies,
  { submissionId: formId, issuedCaptcha, resume, source }: ParsedApplication,
  values: (typeof careerSchema)["_output"],
): Promise<SendOutcome> {
  if (!issuedCaptcha) return "captcha";
  const file = resume.file ?? resume.staged;
  const submission: Submission = { formId, kind: "career", values, source, file };
  const sent = await submissions.send(submission, issuedCaptcha);
  return sent.ok ? "sent" : sent.reason;
}
