import { readMultipart } from "~/forms/read-multipart.server";
import { readUrlEncoded } from "~/forms/read-urlencoded.server";

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

/**
 * Reads a posted form while counting its bytes. `request.formData()` would read any size, and what arrived before a
 * limit was reached would be lost with it. The media type is compared without regard to case (STACK.md, trap 15).
 */
export async function readForm(request: Request, file?: FileField): Promise<ReadForm> {
  const type = request.headers.get("Content-Type") ?? "";
  const mediaType = type.split(";", 1)[0]?.trim().toLowerCase();
  if (!request.body) return { fields: new URLSearchParams() };
  if (mediaType === "application/x-www-form-urlencoded") return readUrlEncoded(request.body, TEXT_LIMIT);
  if (mediaType === "multipart/form-data") return readMultipart(request.body, type, file);
  return { fields: new URLSearchParams(), problem: "unsupported" };
}
