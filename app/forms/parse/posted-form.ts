/** Bytes. */
export const TEXT_LIMIT = 256 * 1024;

type ReadProblem = "too-large" | "file-too-large" | "file-not-saved" | "malformed" | "unsupported";

/** A file outside of memory. Close it when its request is answered. */
export interface PostedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hex. */
  digest: string;
  /** At most `length` bytes: fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
  /** Erases the file. */
  close(): Promise<void>;
}

export interface PostedForm {
  /** Text by field name; after a problem, what arrived before it. */
  fields: URLSearchParams;
  /** Without a problem only. */
  file?: PostedFile;
  problem?: ReadProblem;
  /** Why the file could not be saved. */
  cause?: unknown;
}

export interface FileField {
  name: string;
  /** Bytes. */
  limit: number;
}
