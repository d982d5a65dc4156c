import type { Dependencies, Submission } from "server/types";
import type { careerSchema } from "~/forms/career/career-schema.server";
import type { ParsedApplication } from "~/forms/career/parse-application.server";

type SendOutcome = "sent" | "captcha-used" | "resume-gone" | "store" | "upstream";

/** Sends with the captcha, which only the same application may use again. Never throws. */
export async function sendApplication(
  { submissions }: Dependencies,
  { submissionId: id, issuedCaptcha, resume, source }: ParsedApplication,
  values: (typeof careerSchema)["_output"],
): Promise<SendOutcome> {
  if (!issuedCaptcha) return "captcha-used";
  const submission: Submission = { id, kind: "career", values, source, file: resume.file };
  if (!submission.file && resume.staged) {
    try {
      submission.file = await submissions.readUpload(resume.staged.id);
    } catch {
      return "store";
    }
    if (!submission.file) return "resume-gone";
  }
  const sent = await submissions.send(submission, issuedCaptcha);
  if (!sent.ok) return sent.reason === "captcha" ? "captcha-used" : sent.reason;
  // The application is sent: should this fail, the staged file expires by itself.
  if (resume.staged) await submissions.expireUpload(resume.staged.id).catch(() => {});
  return "sent";
}
