import { createHash } from "node:crypto";
import type { Submission } from "../types";

/** Tells whether two submissions with one id are the same one; the id in it keeps it from being looked up. */
export function digestOf({ id, kind, values, file }: Submission): string {
  const hash = createHash("sha256").update(JSON.stringify([id, kind, values, file?.name ?? null]));
  if (file) hash.update(file.bytes);
  return hash.digest("hex");
}

/** A UUID for a submission that is another one than the one that has its id; a repeat of it gets the same. */
export function derivedId(submission: Submission): string {
  const hex = digestOf(submission).slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
