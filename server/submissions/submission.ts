import { createHash } from "node:crypto";
import type { CheckedFile } from "../uploads/files";
import { recordOf, type SubmissionKind, type SubmissionValues } from "./kinds";
import type { LeadSource } from "./lead-source";

export interface Submission {
  /** A UUID, from the form: each try of one form has the same. */
  id: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
  spam?: boolean;
  /** Not said by the visitor: two tries are the same whatever it is. */
  source?: LeadSource;
}

/**
 * Equal when one submission is sent twice, though with another proof: a visitor who refreshes the captcha says the same.
 * Includes the id, so that nobody can look up a content by its hash.
 */
export function digestOf({ id, kind, values, file }: Submission): string {
  const { proofFields } = recordOf(kind);
  const said = Object.fromEntries(Object.entries(values).filter(([name]) => !proofFields.includes(name)));
  const hash = createHash("sha256").update(JSON.stringify([id, kind, said, file?.name ?? null]));
  if (file) hash.update(file.bytes);
  return hash.digest("hex");
}

/** A UUID for a content beside another under the same id; the same each time it is sent. */
export function derivedId(digest: string): string {
  const hex = digest.slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
