import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipartStream,
} from "@remix-run/multipart-parser";
import { type FileField, type ReadForm, TEXT_LIMIT } from "~/forms/parse/posted-form";

const MAX_PARTS = 60;
const MAX_PART_HEAD = 16 * 1024;
const ROOM_BESIDE_FILE = 2 * 1024 * 1024;

/**
 * Reads multipart/form-data part by part. The résumé is the form's last part, so when it is too large all text has been
 * read and the page can show it again. Parser, limits: STACK.md, traps 15, 16 and 32.
 */
export async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  file?: FileField,
): Promise<ReadForm> {
  const form: ReadForm = { fields: new URLSearchParams() };
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const name = boundary?.[1] ?? boundary?.[2];
  if (!name) return { ...form, problem: "malformed" };
  let text = 0;
  try {
    const limits = {
      boundary: name,
      maxParts: MAX_PARTS,
      maxHeaderSize: MAX_PART_HEAD,
      maxFileSize: file?.limit ?? TEXT_LIMIT,
      maxTotalSize: file ? file.limit + ROOM_BESIDE_FILE : TEXT_LIMIT,
    };
    for await (const part of parseMultipartStream(body, limits)) {
      if (part.isFile) {
        if (part.name === file?.name) form.file = fileOf(part);
        continue;
      }
      text += part.size;
      if (text > TEXT_LIMIT) return { ...form, problem: "too-large" };
      form.fields.append(part.name ?? "", part.text);
    }
    return form;
  } catch (error) {
    const tooLarge = error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
    if (!tooLarge) return { ...form, problem: "malformed" };
    return { ...form, problem: file ? "file-too-large" : "too-large" };
  }
}

/** An empty part without a name is a file field nobody used. */
function fileOf(part: MultipartPart): ReadForm["file"] {
  const name = part.filename ?? "";
  return name || part.size > 0 ? { name, bytes: part.bytes } : undefined;
}
