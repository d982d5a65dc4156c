/** Text of one form, in bytes: QUALITY.md, Security. */
export const TEXT_LIMIT = 256 * 1024;

export type ReadProblem = "too-large" | "file-too-large" | "malformed" | "unsupported";

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

export interface ReadForm {
  /** Text by field name: what arrived before the problem, if there was one. */
  fields: URLSearchParams;
  file?: SentFile;
  problem?: ReadProblem;
}

export interface FileField {
  name: string;
  limit: number;
}
