import type { Dependencies } from "server/types";
import type { careerSchema } from "~/forms/career/career-schema.server";
import type { ParsedApplication } from "~/forms/career/parse-application.server";
import { singleFlight } from "~/forms/respond/single-flight.server";

type ApplicationOutcome = "sent" | "captcha-used" | "failed";

/**
 * Uses the captcha up and sends the application, once however often it was clicked. The captcha is used before anything
 * is sent, and bound to this submission: after an upstream failure the same application may try again with it.
 */
export function sendApplication(
  { submissions, captchas }: Dependencies,
  { submissionId: id, issued, resume }: ParsedApplication,
  values: (typeof careerSchema)["_output"],
): Promise<ApplicationOutcome> {
  return singleFlight<ApplicationOutcome>(`career ${id} ${issued?.id}`, async () => {
    if (!issued) return "captcha-used";
    let file = resume.file;
    try {
      if (!file && resume.kept) file = await submissions.readUpload(resume.kept.id);
      if (!(await captchas.consume(issued, id))) return "captcha-used";
    } catch {
      // The store does not answer, or takes nothing.
      return "failed";
    }
    const sent = await submissions.send({ id, kind: "career", values, file });
    if (!sent.ok) return "failed";
    // It is sent, whatever comes of tidying up: both run out by themselves.
    await captchas.finish(issued).catch(() => {});
    if (resume.kept) await submissions.discardUpload(resume.kept.id).catch(() => {});
    return "sent";
  });
}
