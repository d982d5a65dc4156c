import { createHash, randomUUID } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** A file outside of memory. The request's handler closes it. */
export interface PostedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hex. */
  digest: string;
  /** At most `length` bytes: fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Streams content into a file, counted and hashed. The name is removed at once: closing the file, or the end of the
 * process, erases it. After a failure the stream can still be read.
 */
export async function saveFile(content: Readable, name: string, folder: string): Promise<PostedFile> {
  const path = join(folder, `upload-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  const hash = createHash("sha256");
  let size = 0;
  try {
    await unlink(path);
    for await (const bytes of content.iterator({ destroyOnReturn: false })) {
      hash.update(bytes);
      size += bytes.length;
      await handle.appendFile(bytes);
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    name,
    size,
    digest: hash.digest("hex"),
    async read(position, length) {
      const wanted = Math.max(0, Math.min(length, size - position));
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}
