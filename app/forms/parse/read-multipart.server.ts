import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipartStream,
} from "@remix-run/multipart-parser";
import { type FileField, type PostedForm, TEXT_LIMIT } from "~/forms/parse/posted-form";

const MAX_PARTS = 60;
const MAX_HEADER_BYTES = 16 * 1024;
/** Text, part headers and boundaries beside a file. */
const MAX_OVERHEAD_BYTES = 2 * 1024 * 1024;

export async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  file?: FileField,
): Promise<PostedForm> {
  const form: PostedForm = { fields: new URLSearchParams() };
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) return { ...form, problem: "malformed" };
  const limits = {
    boundary,
    maxParts: MAX_PARTS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // The parser applies it to text parts, too.
    maxFileSize: file?.limit ?? TEXT_LIMIT,
    maxTotalSize: file ? file.limit + MAX_OVERHEAD_BYTES : TEXT_LIMIT,
  };
  let textSize = 0;
  try {
    for await (const part of parseMultipartStream(body, limits)) {
      if (part.isFile) {
        if (part.name === file?.name) form.file = postedFile(part);
        continue;
      }
      textSize += part.size;
      if (textSize > TEXT_LIMIT) return { ...form, problem: "too-large" };
      form.fields.append(part.name ?? "", part.text);
    }
    return form;
  } catch (error) {
    const isTooLarge =
      error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
    if (!isTooLarge) return { ...form, problem: "malformed" };
    return { ...form, problem: file ? "file-too-large" : "too-large" };
  }
}

/** Browsers send an empty part without a file name for a file field left empty. */
function postedFile(part: MultipartPart): PostedForm["file"] {
  const name = part.filename ?? "";
  return name || part.size > 0 ? { name, bytes: part.bytes } : undefined;
}
