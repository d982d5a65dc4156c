import type { ActionFunctionArgs } from "@remix-run/node";
import type { LeadSource, Rejection, SubmissionValues } from "server/types";
import type { ZodType } from "zod";
import { RESUME_FIELD } from "~/forms/career/career-fields";
import {
  type FormName,
  forms,
  HONEYPOT,
  isUuid,
  LEAD_SOURCE,
  newSubmissionId,
  pathOfPage,
} from "~/forms/forms";
import { REJECTED_TEXT_LIMIT, type ReadProblem, readForm } from "~/forms/parse/read-form.server";
import type { PostedFile } from "~/forms/parse/temporary-file.server";
import { cleanText, type Rules } from "~/forms/rules";
import { brandOf, describeError, getDependencies, leadSource } from "~/load-context.server";

/** What the server knows of a form. */
export interface FormDefinition {
  /** A rule for each field. */
  rules: Rules;
  /** Names and types as they go upstream. */
  schema: ZodType<SubmissionValues>;
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
  /** Of the whole form. */
  rejection?: { status: number; message: string };
}

/** Reads a posted form. Never throws. */
export async function parseSubmission(
  { request, context }: ActionFunctionArgs,
  name: FormName,
  { rules, normalize, consent }: FormDefinition,
): Promise<ParsedSubmission> {
  const { config, log } = getDependencies(context);
  const { kind } = forms[name];
  const limit = context.admit?.(kind);
  const file = kind === "career" ? { ...RESUME_FIELD, folder: config.dataDir } : undefined;
  // A form beyond its limit is shown again: only its text is read.
  const form = await (limit ? readForm(request, undefined, REJECTED_TEXT_LIMIT) : readForm(request, file));
  if (form.problem === "file-not-saved")
    log.error(describeError(form.cause), "an uploaded file could not be written");
  const hidden = (field: string) => form.fields.get(field) ?? "";
  const id = hidden("submission_id");
  // A script's form may have no ids; other values than UUIDs are rejected.
  const hasWrongId = [id, hidden("resume_id")].some((posted) => posted && !isUuid(posted));
  const rejection = rejectionOf(limit, hasWrongId ? "wrong-id" : form.problem);
  // Conform reads names as paths: a field named `x[50000000]` would make it build an array of that length.
  const known = Object.keys(rules).filter((field) => form.fields.has(field));
  const fields = new URLSearchParams(known.map((field) => [field, hidden(field)]));
  normalize?.(fields);
  const words = consent?.(fields, brandOf(config));
  const own = { ...(name !== kind && { form: name }), ...(words && { consent: words }) };
  // A form that is shown again keeps its lead source.
  context.leadSource = hidden(LEAD_SOURCE).slice(0, LEAD_SOURCE_LIMIT) || leadSourceOf(request);
  const [address = "", referrer = ""] = context.leadSource.split(" ");
  const { pathname } = new URL(request.url);
  const ownHosts = [new URL(config.siteUrl).host, request.headers.get("Host") ?? ""];
  return {
    fields,
    hidden,
    submissionId: isUuid(id) ? id.toLowerCase() : newSubmissionId(),
    leadSource: leadSource({ ...own, page: pathOfPage(pathname) }, { address, referrer }, ownHosts),
    isSpam: cleanText({}, hidden(HONEYPOT)) !== "",
    file: form.file,
    fileProblem: rejection ? undefined : form.problem,
    rejection,
  };
}

/** Two long addresses. */
const LEAD_SOURCE_LIMIT = 4000;

/** A page's address and referrer, which its form posts back. URLs have no blanks. */
export function leadSourceOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search} ${headers.get("Referer") ?? ""}`.slice(0, LEAD_SOURCE_LIMIT);
}

type RejectionReason = ReadProblem | Rejection["reason"] | "wrong-id";

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

/** Rejects a form as a whole, with a message for the visitor. */
function rejectionOf(limit: Rejection | undefined, problem?: RejectionReason) {
  const reason = limit?.reason ?? problem;
  const rejection = reason && rejections[reason];
  if (!rejection) return undefined;
  const minutes = Math.ceil((limit?.retryAfterSeconds ?? 0) / 60);
  const [status, text] = rejection;
  return { status, message: text.replace("{wait}", minutes > 1 ? `${minutes} minutes` : "a minute") };
}
