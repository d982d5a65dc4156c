import type { Dependencies, Submission } from "server/types";
import type { careerSchema } from "~/forms/career/career-schema.server";
import type { ParsedApplication } from "~/forms/career/parse-application.server";

type SendOutcome = "sent" | "captcha-used" | "resume-gone" | "store" | "upstream";

/** Uses up the captcha, which only the same application may use again, and sends. Never throws. */
export async function sendApplication(
  { submissions, captchas }: Dependencies,
  { submissionId: id, issuedCaptcha, resume }: ParsedApplication,
  values: (typeof careerSchema)["_output"],
): Promise<SendOutcome> {
  if (!issuedCaptcha) return "captcha-used";
  const submission: Submission = { id, kind: "career", values, file: resume.file };
  try {
    if (!submission.file && resume.staged) {
      submission.file = await submissions.readUpload(resume.staged.id);
      if (!submission.file) return "resume-gone";
    }
    if (!(await captchas.consume(issuedCaptcha, submission))) return "captcha-used";
  } catch {
    return "store";
  }
  const sent = await submissions.send(submission);
  if (!sent.ok) return sent.reason;
  // The application is sent: should this fail, captcha and staged file expire by themselves.
  await captchas.finish(issuedCaptcha, submission).catch(() => {});
  if (resume.staged) await submissions.expireUpload(resume.staged.id).catch(() => {});
  return "sent";
}
