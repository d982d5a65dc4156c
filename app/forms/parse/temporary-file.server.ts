import { createHash, randomUUID } from "node:crypto";
import { open, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** A file outside of memory. Close it when its request is answered. */
export interface PostedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hex. */
  digest: string;
  /** At most `length` bytes: fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
  /** Erases the file. */
  close(): Promise<void>;
}

/**
 * Saves a stream in a folder, counted and hashed on its way. The file's name is removed at once: it is erased when it is
 * closed, also by the end of the process. After a failure the stream can still be read.
 */
export async function saveFile(content: Readable, name: string, folder: string): Promise<PostedFile> {
  const path = join(folder, `upload-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  const hash = createHash("sha256");
  let size = 0;
  async function* counted() {
    for await (const bytes of content.iterator({ destroyOnReturn: false })) {
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
    }
  }
  try {
    await unlink(path);
    await writeFile(handle, counted());
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
