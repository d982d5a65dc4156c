import type { AppLoadContext } from "@remix-run/node";
import type { CheckedFile, Dependencies, IssuedCaptcha, StagedUpload } from "server/types";
import { issuedFor } from "~/forms/career/captcha/captcha.server";
import { careerFields } from "~/forms/career/career-schema.server";
import { RESUME_LIMIT } from "~/forms/career/resume/resume-rules";
import { validateResume } from "~/forms/career/resume/validate-resume.server";
import { messages, OTHER_LOCATION } from "~/forms/form-text";
import { fieldText, pickFields } from "~/forms/parse/pick-fields.server";
import { type FileField, type ReadForm, TEXT_LIMIT } from "~/forms/parse/posted-form";
import { readForm } from "~/forms/parse/read-form.server";
import { submissionIdOf } from "~/forms/parse/submission-id";

/** A résumé that came with the form, one that was kept from an earlier try, or what is wrong with it. */
export interface Resume {
  file?: CheckedFile;
  kept?: StagedUpload;
  error?: string;
}

/** An application as it was sent, before anything is judged but its résumé. */
export interface ParsedApplication {
  read: ReadForm;
  fields: FormData;
  submissionId: string;
  issued: IssuedCaptcha | undefined;
  resume: Resume;
}

/** Reads an application (specification §3). The résumé is the last part: see read-multipart. */
export async function parseApplication(
  request: Request,
  context: AppLoadContext,
  dependencies: Dependencies,
): Promise<ParsedApplication> {
  const read = await readForm(request, resumeField(context));
  const fields = pickFields(read.fields, careerFields);
  if (fieldText(fields, "preferred_location") !== OTHER_LOCATION) fields.set("other_location", "");
  return {
    read,
    fields,
    submissionId: submissionIdOf(read.fields.get("submission_id") ?? ""),
    issued: issuedFor(read.fields.get("captcha_id") ?? "", await dependencies.sessions.captchas(request)),
    resume: await resumeOf(read, dependencies),
  };
}

/** While other uploads fill the memory set aside for them, only the text of a form is read: it is shown again. */
export function resumeField({ busy }: AppLoadContext): FileField {
  return { name: "resume", limit: busy ? TEXT_LIMIT : RESUME_LIMIT };
}

async function resumeOf({ file, fields, problem }: ReadForm, dependencies: Dependencies): Promise<Resume> {
  const id = fields.get("resume_id");
  const kept = id ? await dependencies.submissions.findUpload(id).catch(() => undefined) : undefined;
  if (problem === "file-too-large") return { kept, error: messages.resumeSize };
  if (!file) return id && !kept ? { error: messages.resumeExpired } : { kept };
  const checked = validateResume(file);
  if ("error" in checked) return { kept, error: checked.error };
  if (kept) await dependencies.submissions.discardUpload(kept.id).catch(() => {});
  return { file: checked };
}

/** Keeps the résumé for the next try. Without room for it the form still comes back, only without the file. */
export async function keepResume(
  { file, kept }: Resume,
  dependencies: Dependencies,
): Promise<StagedUpload | undefined> {
  return file ? dependencies.submissions.stageUpload(file).catch(() => undefined) : kept;
}
