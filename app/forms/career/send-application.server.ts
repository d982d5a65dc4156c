import type { Dependencies, Submission } from "server/types";
import type { careerSchema } from "~/forms/career/career-schema.server";
import type { ParsedApplication } from "~/forms/career/parse-application.server";

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
