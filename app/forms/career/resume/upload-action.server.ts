import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { careerMessages, RESUME_FIELD } from "~/forms/career/career-fields";
import {
  discardResume,
  logFailure,
  resumeMessages,
  validateResume,
} from "~/forms/career/resume/parse-resume.server";
import { forms } from "~/forms/forms";
import { type ParsedSubmission, parseSubmission } from "~/forms/parse/parse-submission.server";
import { getDependencies } from "~/load-context.server";

/** Staged files are kept for half an hour. */
const NO_ROOM_RETRY_SECONDS = "1800";

/** Stages a résumé ahead of its form, or discards the one of `resume_id`. Answers a StagedUpload or `{ error }`. */
export async function uploadAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const shape = { account: "upload", fields: [], file: RESUME_FIELD } as const;
  const submission = await parseSubmission(request, context, shape);
  try {
    return await stage(submission, context);
  } finally {
    await submission.file?.close();
  }
}

async function stage(
  { rejection, fileProblem, hidden, file }: ParsedSubmission,
  context: AppLoadContext,
): Promise<Response> {
  const dependencies = getDependencies(context);
  const failed = () => {
    context.countStoreFailure?.();
    return respond(503, { error: forms.career.failed });
  };
  if (rejection) return respond(rejection.status, { error: rejection.message }, rejection.headers);
  if (fileProblem === "file-too-large") return respond(413, { error: careerMessages.resumeSize });
  if (fileProblem) return failed();

  const earlier = hidden("resume_id");
  if (!file) {
    if (!earlier) return respond(422, { error: "Please choose a file" });
    await discardResume(earlier, dependencies);
    return respond(200, {});
  }

  const { file: resume, error } = await validateResume(file);
  if (!resume) return respond(422, { error });
  try {
    const staged = await dependencies.submissions.stageUpload(resume, context.client ?? "", earlier);
    if (staged) return respond(200, staged);
    return respond(503, { error: resumeMessages.noRoom }, { "Retry-After": NO_ROOM_RETRY_SECONDS });
  } catch (error) {
    logFailure(dependencies, error);
    return failed();
  }
}

function respond(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
