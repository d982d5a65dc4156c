import { createHash } from "node:crypto";
import type { CheckedFile } from "../uploads/files";
import { kindConfig, type SubmissionKind, type SubmissionValues } from "./kinds";
import type { LeadSource } from "./lead-source";

export interface Submission {
  /** The hidden `submission_id` of the form, a UUID: each try of one form has the same. */
  formId: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
  spam?: boolean;
  /** Not said by the visitor: two tries are the same whatever it is. */
  source?: LeadSource;
}

/** A submission as it is delivered. */
export interface StoredContent extends Submission {
  id: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/**
 * A UUID for a form's content: the same form with the same words and the same file has the same one. It includes the
 * form's id, so that nobody can look up a content by its hash, and two visitors may say the same.
 */
export function idOf({ formId, kind, values, file }: Submission): string {
  const { digestExclusions } = kindConfig(kind);
  const said = Object.entries(values).filter(([name]) => !digestExclusions.includes(name));
  const content = JSON.stringify([formId, kind, Object.fromEntries(said), file?.digest ?? null]);
  const hex = createHash("sha256").update(content).digest("hex").slice(0, 32);
  // Version 8 is for UUIDs of one's own making (RFC 9562, 5.8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
