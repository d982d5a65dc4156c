import { createHash } from "node:crypto";
import type { CheckedFile } from "../uploads/files";
import type { SubmissionKind, SubmissionValues } from "./kinds";

export interface Submission {
  /** The idempotency key: a UUID, from the form. */
  id: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
  spam?: boolean;
}

/** Equal for two sendings of one submission. The id is part of it, so that nobody can look a content up by its hash. */
export function digestOf({ id, kind, values, file }: Submission): string {
  const hash = createHash("sha256").update(JSON.stringify([id, kind, values, file?.name ?? null]));
  if (file) hash.update(file.bytes);
  return hash.digest("hex");
}

/** A UUID for a submission whose own id belongs to another one; the same each time it is sent. */
export function derivedId(submission: Submission): string {
  const hex = digestOf(submission).slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
