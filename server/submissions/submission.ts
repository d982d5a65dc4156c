import { createHash } from "node:crypto";
import type { CheckedFile } from "../uploads/files";
import type { SubmissionKind, SubmissionValues } from "./kinds";

export interface Submission {
  /** A UUID, from the form: each try of one form has the same. */
  id: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
  spam?: boolean;
}

/** Equal when one submission is sent twice. Includes the id, so that nobody can look up a content by its hash. */
export function digestOf({ id, kind, values, file }: Submission): string {
  const hash = createHash("sha256").update(JSON.stringify([id, kind, values, file?.name ?? null]));
  if (file) hash.update(file.bytes);
  return hash.digest("hex");
}

/** A UUID for a content beside another under the same id; the same each time it is sent. */
export function derivedId(digest: string): string {
  const hex = digest.slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
