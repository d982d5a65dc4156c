import { giveBack, takeUp } from "~/forms/career/captcha-use.server";
import type { careerSchema } from "~/forms/career/career.schema.server";
import type { Draft } from "~/forms/career/draft.server";
import { once } from "~/forms/once.server";
import type { Services } from "../../../server/services/types";

type Outcome = "sent" | "captcha-used" | "failed";

/** Uses the captcha up and sends the application, once however often it was clicked. */
export function sendApplication(
  services: Services,
  { submissionId, issued, resume }: Draft,
  values: (typeof careerSchema)["_output"],
): Promise<Outcome> {
  return once<Outcome>(`career ${submissionId} ${issued?.id}`, async () => {
    if (!issued || !(await takeUp(services, issued, submissionId))) return "captcha-used";
    const file = resume.file ?? (resume.kept && (await services.submissions.readKeptFile(resume.kept.id)));
    const sent = await services.submissions.send({ id: submissionId, kind: "career", values, file });
    if (!sent.ok) {
      giveBack(issued, submissionId);
      return "failed";
    }
    if (resume.kept) await services.submissions.dropKeptFile(resume.kept.id);
    return "sent";
  });
}
