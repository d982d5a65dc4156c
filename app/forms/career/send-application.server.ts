import type { Dependencies, Submission } from "server/types";
import type { careerSchema } from "~/forms/career/career-schema.server";
import type { ParsedApplication } from "~/forms/career/parse-application.server";
import { describeError } from "~/load-context.server";

/** "captcha" when it was used by another form, "file" when the staged résumé is gone. */
type SendOutcome = "sent" | "captcha" | "file" | "store" | "upstream";

/** Sends with the captcha, which only the same application may use again. Never throws. */
export async function sendApplication(
  { submissions, log }: Dependencies,
  { submissionId: id, issuedCaptcha, resume, source }: ParsedApplication,
  values: (typeof careerSchema)["_output"],
): Promise<SendOutcome> {
  if (!issuedCaptcha) return "captcha";
  const submission: Submission = { id, kind: "career", values, source, file: resume.file };
  if (!submission.file && resume.staged) {
    try {
      submission.file = await submissions.readUpload(resume.staged.id);
    } catch (error) {
      log.error(describeError(error), "a staged résumé could not be read");
      return "store";
    }
    if (!submission.file) return "file";
  }
  const sent = await submissions.send(submission, issuedCaptcha);
  if (!sent.ok) return sent.reason;
  // The application is sent: should this fail, the staged file expires by itself.
  if (resume.staged) await submissions.expireUpload(resume.staged.id).catch(() => {});
  return "sent";
}
