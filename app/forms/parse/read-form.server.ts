import { type FileField, type PostedForm, TEXT_LIMIT } from "~/forms/parse/posted-form";
import { readMultipart } from "~/forms/parse/read-multipart.server";
import { readUrlEncoded } from "~/forms/parse/read-urlencoded.server";

/** Reads a posted form up to its limits, which `request.formData()` has not. A problem is part of the result. */
export async function readForm(request: Request, file?: FileField): Promise<PostedForm> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (!request.body) return { fields: new URLSearchParams() };
  if (mediaType === "application/x-www-form-urlencoded") return readUrlEncoded(request.body, TEXT_LIMIT);
  if (mediaType === "multipart/form-data") return readMultipart(request.body, contentType, file);
  return { fields: new URLSearchParams(), problem: "unsupported" };
}
