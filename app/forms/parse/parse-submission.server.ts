import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies, Rejection as HostRejection, LeadSource } from "server/types";
import {
  ATTRIBUTION,
  type FormName,
  forms,
  HONEYPOT,
  isUuid,
  newSubmissionId,
  pathOfPage,
} from "~/forms/forms";
import {
  type FileField,
  REFUSED_TEXT_LIMIT,
  type ReadProblem,
  readForm,
} from "~/forms/parse/read-form.server";
import type { PostedFile } from "~/forms/parse/temporary-file.server";
import { cleanText } from "~/forms/rules";
import { brandOf, describeError, getDependencies, leadSource } from "~/load-context.server";

export interface FormShape {
  form: FormName;
  fields: readonly string[];
  file?: Omit<FileField, "folder">;
  /** Changes the fields before they are validated or shown again. */
  normalize?(fields: URLSearchParams): void;
  /** The text of the ticked consent. */
  consent?(fields: URLSearchParams, brand: string): string | undefined;
}

export interface ParsedSubmission {
  fields: URLSearchParams;
  /** The value of a hidden field, which is neither validated nor sent upstream. */
  hidden(name: string): string;
  /** The posted UUID, or a new one. */
  submissionId: string;
  leadSource: LeadSource;
  isSpam: boolean;
  /** The caller closes it. */
  file?: PostedFile;
  /** The file's error, in a form that is not rejected. */
  fileProblem?: ReadProblem;
  rejection?: Rejection;
}

/** Reads a posted form. Never throws. */
export async function parseSubmission(
  request: Request,
  context: AppLoadContext,
  shape: FormShape,
): Promise<ParsedSubmission> {
  const dependencies = getDependencies(context);
  const { kind } = forms[shape.form];
  const notAdmitted = context.admit?.(kind);
  // A refused form is shown again: only its text is read.
  const form = await (notAdmitted
    ? readForm(request, undefined, REFUSED_TEXT_LIMIT)
    : readForm(request, shape.file && { ...shape.file, folder: dependencies.config.dataDir }));
  if (form.problem === "file-not-saved")
    dependencies.log.error(describeError(form.cause), "an uploaded file could not be written");
  const hidden = (name: string) => form.fields.get(name) ?? "";
  const id = hidden("submission_id");
  // A script's form may have no ids; other values than UUIDs are rejected.
  const hasWrongId = [id, hidden("resume_id")].some((posted) => posted && !isUuid(posted));
  const rejection = rejectionOf(notAdmitted, hasWrongId ? "wrong-id" : form.problem);
  // Conform reads names as paths: a field named `x[50000000]` would make it build an array of that length.
  const names = shape.fields.filter((name) => form.fields.has(name));
  const fields = new URLSearchParams(names.map((name) => [name, hidden(name)]));
  shape.normalize?.(fields);
  const consent = shape.consent?.(fields, brandOf(dependencies.config));
  const own = { ...(shape.form !== kind && { form: shape.form }), ...(consent && { consent }) };
  return {
    fields,
    hidden,
    submissionId: isUuid(id) ? id.toLowerCase() : newSubmissionId(),
    leadSource: leadSourceOf(request, hidden(ATTRIBUTION), context, dependencies, own),
    isSpam: cleanText({}, hidden(HONEYPOT)) !== "",
    file: form.file,
    fileProblem: rejection ? undefined : form.problem,
    rejection,
  };
}

/** Two long addresses. */
const ATTRIBUTION_LIMIT = 4000;

/** A page's address and referrer, which its form posts back. URLs have no blanks. */
export function attributionOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search} ${headers.get("Referer") ?? ""}`.slice(0, ATTRIBUTION_LIMIT);
}

/** The lead source of a posted form, which keeps its attribution when shown again. */
function leadSourceOf(
  request: Request,
  posted: string,
  context: AppLoadContext,
  { config }: Dependencies,
  own: { form?: FormName; consent?: string },
): LeadSource {
  context.attribution = posted.slice(0, ATTRIBUTION_LIMIT) || attributionOf(request);
  const [address = "", referrer = ""] = context.attribution.split(" ");
  const { pathname } = new URL(request.url);
  const ownHosts = [new URL(config.siteUrl).host, request.headers.get("Host") ?? ""];
  return leadSource({ ...own, page: pathOfPage(pathname) }, { address, referrer }, ownHosts);
}

type RejectionReason = ReadProblem | HostRejection["reason"] | "wrong-id";

const INCOMPLETE = "Part of the form did not arrive. Please check it and send it again.";

/** Problems of the file alone appear at its field. */
const rejections: Partial<Record<RejectionReason, readonly [status: number, message: string]>> = {
  "too-large": [413, "Your text is too long for this form. Please shorten it and send it again."],
  malformed: [400, INCOMPLETE],
  "wrong-id": [422, INCOMPLETE],
  unsupported: [415, "This form can only be sent from this page. Please fill it in here and send it again."],
  "rate-limited": [429, "Too many messages have come from your network. Please wait {wait}, then try again."],
  busy: [503, "We are receiving many files right now. Please wait {wait}, then try again."],
};

type Rejection = NonNullable<ReturnType<typeof rejectionOf>>;

/** Rejects a form as a whole, with a message for the visitor. */
function rejectionOf(notAdmitted: HostRejection | undefined, problem?: RejectionReason) {
  const reason = notAdmitted?.reason ?? problem;
  const rejection = reason && rejections[reason];
  if (!rejection) return undefined;
  const seconds = notAdmitted?.retryAfterSeconds ?? 0;
  const minutes = Math.ceil(seconds / 60);
  const [status, text] = rejection;
  const message = text.replace("{wait}", minutes > 1 ? `${minutes} minutes` : "a minute");
  return { status, message };
}
