import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import busboy, { type Busboy } from "busboy";
import { chunks } from "~/forms/parse/chunks.server";
import { type PostedFile, saveFile } from "~/forms/parse/temporary-file.server";

/** Bytes. */
const TEXT_LIMIT = 256 * 1024;
/** The text limit of a rejected form: every form of the site fits, percent-encoded in any script. */
export const REJECTED_TEXT_LIMIT = 96 * 1024;
/** Each part's head may have 16 kB, the parser's limit. */
const MAX_PARTS = 60;
/** Text, part headers and boundaries beside a file. */
const MAX_OVERHEAD_BYTES = 2 * 1024 * 1024;

export type ReadProblem = "too-large" | "file-too-large" | "file-not-saved" | "malformed" | "unsupported";

interface PostedForm {
  /** Text by field name; after a problem, the text before it. */
  fields: URLSearchParams;
  /** Missing after a problem. */
  file?: PostedFile;
  problem?: ReadProblem;
  /** Why the file could not be saved. */
  cause?: unknown;
}

interface FileField {
  name: string;
  /** Bytes. */
  limit: number;
  /** The folder of the temporary file. */
  folder: string;
}

/** Reads a posted form up to its limits, which `request.formData()` lacks. A problem is part of the result. */
export async function readForm(
  { headers, body }: Request,
  field?: FileField,
  textLimit = TEXT_LIMIT,
): Promise<PostedForm> {
  const form: PostedForm = { fields: new URLSearchParams() };
  if (!body) return form;
  const contentType = headers.get("Content-Type") ?? "";
  let parser: Busboy;
  try {
    parser = busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      // The parser reports a limit when it is reached, not when it is passed.
      limits: { parts: MAX_PARTS + 1, fieldSize: textLimit + 1, fileSize: (field?.limit ?? 0) + 1 },
    });
  } catch {
    const isMultipart = /^multipart\/form-data/i.test(contentType);
    return { ...form, problem: isMultipart ? "malformed" : "unsupported" };
  }
  const fail = (problem: ReadProblem) => {
    form.problem ??= problem;
  };
  let textSize = 0;
  let saving: Promise<void> | undefined;
  parser.on("field", (name, value) => {
    textSize += Buffer.byteLength(value);
    if (textSize > textLimit) fail("too-large");
    // PostgreSQL refuses NUL. Removing it could make a wrong answer right.
    else form.fields.append(name ?? "", value.replaceAll("\0", "\uFFFD"));
  });
  parser.on("file", (name, stream, { filename }) => {
    stream.on("limit", () => field && fail("file-too-large"));
    // An incomplete part is the sender's fault, not the disk's.
    stream.on("error", () => fail("malformed"));
    if (name !== field?.name || saving) stream.resume();
    else saving = save(stream, decodeName(filename), field.folder, form);
  });
  parser.on("partsLimit", () => fail("malformed"));
  parser.on("error", () => fail("malformed"));

  const maxSize = field ? field.limit + MAX_OVERHEAD_BYTES : textLimit;
  let size = 0;
  try {
    for await (const chunk of chunks(body)) {
      size += chunk.length;
      if (size > maxSize) fail(field ? "file-too-large" : "too-large");
      if (form.problem) break;
      await new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
    }
    if (!form.problem) await finished(parser.end());
  } catch {
    fail("malformed");
  }
  parser.destroy();
  await saving;
  if (form.problem) {
    await form.file?.close();
    form.file = undefined;
  }
  return form;
}

async function save(part: Readable, name: string, folder: string, form: PostedForm): Promise<void> {
  try {
    const file = await saveFile(part, name, folder);
    // Browsers send an empty part without a file name for an empty file field.
    if (name || file.size > 0) form.file = file;
    else await file.close();
  } catch (error) {
    form.problem ??= "file-not-saved";
    form.cause = error;
    // The parser waits for the end of the part.
    part.resume();
  }
}

/** Browsers encode three characters in a file's name (HTML standard, multipart/form-data encoding algorithm). */
function decodeName(name = ""): string {
  return name.replace(/%22|%0A|%0D/gi, decodeURIComponent);
}
