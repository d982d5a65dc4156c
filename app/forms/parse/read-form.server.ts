import { pieces } from "~/forms/parse/pieces.server";
import { type FileField, type PostedForm, TEXT_LIMIT } from "~/forms/parse/posted-form";
import { readMultipart } from "~/forms/parse/read-multipart.server";

/** Reads a posted form up to its limits, which `request.formData()` has not. A problem is part of the result. */
export async function readForm(request: Request, file?: FileField): Promise<PostedForm> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (!request.body) return { fields: new URLSearchParams() };
  if (mediaType === "application/x-www-form-urlencoded") return readUrlEncoded(request.body);
  if (mediaType === "multipart/form-data") return readMultipart(request.body, contentType, file);
  return { fields: new URLSearchParams(), problem: "unsupported" };
}

async function readUrlEncoded(body: ReadableStream<Uint8Array>): Promise<PostedForm> {
  let text = Buffer.alloc(0);
  let problem: PostedForm["problem"];
  try {
    for await (const piece of pieces(body)) {
      text = Buffer.concat([text, piece]);
      if (text.length > TEXT_LIMIT) {
        problem = "too-large";
        break;
      }
    }
  } catch {
    problem = "malformed";
  }
  return { fields: new URLSearchParams(text.toString("utf8", 0, TEXT_LIMIT)), problem };
}
