/** Bytes. */
export const TEXT_LIMIT = 256 * 1024;

type ReadProblem = "too-large" | "file-too-large" | "malformed" | "unsupported";

export interface PostedFile {
  name: string;
  bytes: Uint8Array;
}

export interface PostedForm {
  /** Text by field name; after a problem, what arrived before it. */
  fields: URLSearchParams;
  file?: PostedFile;
  problem?: ReadProblem;
}

export interface FileField {
  name: string;
  /** Bytes. */
  limit: number;
}
