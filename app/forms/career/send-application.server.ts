import type { Dependencies } from "server/types";
import type { careerSchema } from "~/forms/career/career-schema.server";
import type { ParsedApplication } from "~/forms/career/parse-application.server";
import { discardResume } from "~/forms/career/resume/parse-resume.server";
import { singleFlight } from "~/forms/respond/single-flight.server";

type SendOutcome = "sent" | "captcha-used" | "failed";

/** Uses up the captcha, which only the same application may use again, and sends. Never throws. */
export function sendApplication(
  dependencies: Dependencies,
  { submissionId: id, issuedCaptcha, resume }: ParsedApplication,
  values: (typeof careerSchema)["_output"],
): Promise<SendOutcome> {
  const { submissions, captchas } = dependencies;
  return singleFlight<SendOutcome>(`career ${id} ${issuedCaptcha?.id}`, async () => {
    if (!issuedCaptcha) return "captcha-used";
    let file = resume.file;
    try {
      if (!file && resume.staged) file = await submissions.readUpload(resume.staged.id);
      if (!(await captchas.consume(issuedCaptcha, id))) return "captcha-used";
    } catch {
      return "failed";
    }
    const sent = await submissions.send({ id, kind: "career", values, file });
    if (!sent.ok) return "failed";
    // The application is sent: captcha and staged file expire by themselves.
    await captchas.finish(issuedCaptcha).catch(() => {});
    await discardResume(resume, dependencies);
    return "sent";
  });
}
