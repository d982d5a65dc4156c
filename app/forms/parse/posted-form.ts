/** The text of one form, in bytes. */
export const TEXT_LIMIT = 256 * 1024;

export type ReadProblem = "too-large" | "file-too-large" | "malformed" | "unsupported";

export interface PostedFile {
  /** As sent: not yet safe to use. */
  name: string;
  bytes: Uint8Array;
}

export interface PostedForm {
  /** Text by field name; after a problem, what arrived before it. */
  fields: URLSearchParams;
  file?: PostedFile;
  problem?: ReadProblem;
}

/** The one file a form may hold. */
export interface FileField {
  name: string;
  /** Bytes at most. */
  limit: number;
}
