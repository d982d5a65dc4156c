import { createHash, randomUUID } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

export interface TemporaryFile {
  write(bytes: Uint8Array): Promise<void>;
  /** The file once everything is written. */
  finish(name: string): PostedFile;
  close(): Promise<void>;
}

/**
 * A file in the system's folder for temporary files, counted and hashed while it is written. Its name is removed at once:
 * it is erased when it is closed, also by the end of the process.
 */
export async function createTemporaryFile(): Promise<TemporaryFile> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  await unlink(path);
  const hash = createHash("sha256");
  const close = () => handle.close();
  let size = 0;
  return {
    async write(bytes) {
      hash.update(bytes);
      for (let written = 0; written < bytes.length; )
        written += (await handle.write(bytes, written, bytes.length - written, size + written)).bytesWritten;
      size += bytes.length;
    },
    finish: (name) => ({
      name,
      size,
      digest: hash.digest("hex"),
      async read(position, length) {
        if (position >= size) return Buffer.alloc(0);
        const wanted = Math.min(length, size - position);
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
        return buffer.subarray(0, bytesRead);
      },
      close,
    }),
    close,
  };
}
