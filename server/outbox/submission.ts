import { createHash } from "node:crypto";
import { kindConfig, type SubmissionKind, type SubmissionValues } from "./kinds";
import type { LeadSource } from "./lead-source";

export interface CheckedFile {
  name: string;
  /** Derived from the content, never taken from the sender. */
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hex. */
  digest: string;
  /** Chunks of at most 512 kB. Throws if one is missing or cannot be read. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** A file in the store: a submission refers to its id. */
export interface StagedFile extends CheckedFile {
  id: string;
}

interface FormContent {
  /** The form's hidden `submission_id`, a UUID: the same for every attempt. */
  formId: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
}

export interface Submission extends FormContent {
  file?: StagedFile;
  spam?: boolean;
  /** Not part of the content id. */
  source?: LeadSource;
}

/** A submission as it is delivered. */
export interface StoredContent extends FormContent {
  id: string;
  source?: LeadSource;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/**
 * The same form with the same words and file has the same id. It includes the form's id: two visitors may send the same
 * words, and nobody can look up content by its hash.
 */
export function contentId({ formId, kind, values, file }: FormContent): string {
  const { digestExclusions } = kindConfig(kind);
  const said = Object.entries(values).filter(([name]) => !digestExclusions.includes(name));
  return derivedId([formId, kind, Object.fromEntries(said), file?.digest ?? null]);
}

/** Hashes the content to a UUID. Version 8 is for custom UUIDs (RFC 9562, 5.8). */
export function derivedId(content: readonly unknown[]): string {
  const hex = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
