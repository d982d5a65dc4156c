import type { PostedForm } from "~/forms/parse/posted-form";

export async function readUrlEncoded(body: ReadableStream<Uint8Array>, limit: number): Promise<PostedForm> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size <= limit) {
      const { done, value } = await reader.read();
      if (done) return { fields: decode(chunks) };
      size += value.length;
      chunks.push(value);
    }
    return { fields: decode(chunks, limit), problem: "too-large" };
  } catch {
    return { fields: decode(chunks), problem: "malformed" };
  } finally {
    // Cancelling would close the visitor's connection.
    reader.releaseLock();
  }
}

function decode(chunks: Uint8Array[], limit = Number.POSITIVE_INFINITY): URLSearchParams {
  const bytes = Buffer.concat(chunks);
  return new URLSearchParams(bytes.toString("utf8", 0, Math.min(limit, bytes.length)));
}
