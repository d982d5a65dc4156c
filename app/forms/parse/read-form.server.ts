import { type FileField, type ReadForm, TEXT_LIMIT } from "~/forms/parse/posted-form";
import { readMultipart } from "~/forms/parse/read-multipart.server";
import { readUrlEncoded } from "~/forms/parse/read-urlencoded.server";

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
