import { randomUUID } from "node:crypto";
import type { SubmissionValues } from "../../submissions/kinds";
import type { CheckedFile } from "../../uploads/files";

export interface FormBody {
  headers: Record<string, string>;
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/**
 * A form as FormData would send it (HTML standard, multipart/form-data encoding algorithm). FormData takes a Blob, which
 * holds the whole file; this body reads it in pieces.
 */
export function multipartBody(values: SubmissionValues, fileField: string, file?: CheckedFile): FormBody {
  const boundary = `form-${randomUUID()}`;
  const head = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`;
  const fields = Object.entries(values).map(
    ([name, value]) => `${head(lines(name))}${lines(String(value))}\r\n`,
  );
  const more = file && `; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type}`;
  const before = Buffer.from(fields.join("") + (file ? head(fileField, more) : ""));
  const after = Buffer.from(`${file ? "\r\n" : ""}--${boundary}--\r\n`);
  return {
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": String(before.length + (file?.size ?? 0) + after.length),
    },
    pieces: inPieces(before, file, after),
  };
}

async function* inPieces(before: Uint8Array, file: CheckedFile | undefined, after: Uint8Array) {
  yield before;
  if (file) yield* file.chunks();
  yield after;
}

const quoted = (name: string) => name.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");

const lines = (text: string) => text.replace(/\r?\n|\r/g, "\r\n");
