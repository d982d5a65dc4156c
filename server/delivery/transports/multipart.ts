import { randomUUID } from "node:crypto";
import type { SubmissionValues } from "../../submissions/kinds";
import { type CheckedFile, chunksOf } from "../../uploads/files";

/**
 * A form as FormData would send it (HTML standard, multipart/form-data encoding algorithm). FormData takes a Blob, which
 * copies the file; these chunks are views of its bytes.
 */
export function multipartRequest(values: SubmissionValues, fileField: string, file?: CheckedFile) {
  const boundary = `form-${randomUUID()}`;
  const head = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`;
  const chunks: Uint8Array[] = Object.entries(values).map(([name, value]) =>
    Buffer.from(`${head(lines(name))}${lines(String(value))}\r\n`),
  );
  if (file) {
    const more = `; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type}`;
    chunks.push(Buffer.from(head(fileField, more)), ...chunksOf(file.bytes), Buffer.from("\r\n"));
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return {
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": String(length),
    },
    body: streamOf(chunks),
    duplex: "half",
  } as const;
}

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const quoted = (name: string) => name.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");

const lines = (text: string) => text.replace(/\r?\n|\r/g, "\r\n");
