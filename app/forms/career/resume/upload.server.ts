import type { ActionFunctionArgs } from "@remix-run/node";
import { resumeField } from "~/forms/career/parse-application.server";
import { validateResume } from "~/forms/career/resume/validate-resume.server";
import { messages, problems } from "~/forms/form-text";
import { readForm } from "~/forms/parse/read-form.server";
import { rejectionOf } from "~/forms/parse/rejection.server";
import { getDependencies } from "~/load-context.server";

/**
 * Takes a résumé ahead of its form, so that the browser can show how far it got; without scripts the file comes with
 * the form. Same checks, same keeping. An `id` alone forgets a kept file.
 */
export async function resumeUpload({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { submissions } = getDependencies(context);
  const read = await readForm(request, resumeField(context));
  const refusal = rejectionOf(read, context);
  if (refusal) return answer(refusal.status, { error: problems[refusal.problem] }, refusal.headers);
  if (read.problem) return answer(413, { error: messages.resumeSize });

  const earlier = read.fields.get("resume_id");
  if (earlier) await submissions.discardUpload(earlier).catch(() => {});
  if (!read.file) return earlier ? answer(200, {}) : answer(422, { error: messages.required });

  const checked = validateResume(read.file);
  if ("error" in checked) return answer(422, checked);
  const kept = await submissions.stageUpload(checked).catch(() => undefined);
  return kept ? answer(200, { ...kept }) : answer(503, { error: messages.careerFailed });
}

function answer(status: number, body: Record<string, unknown>, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
