import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { extname } from "node:path";

/** Creates a new file for its owner: an existing one would keep its mode, and a link would be followed. */
export function createFile(path: string) {
  rmSync(path, { force: true });
  const file = openSync(path, "wx", 0o600);
  return {
    write: (content: string | Uint8Array) => writeFileSync(file, content),
    close: () => closeSync(file),
    /** Half a file would look complete. */
    discard() {
      closeSync(file);
      rmSync(path, { force: true });
    },
  };
}

/** Writes a file piece by piece, or not at all. */
export async function writeChunks(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const file = createFile(path);
  try {
    for await (const chunk of chunks) file.write(chunk);
  } catch (error) {
    file.discard();
    throw error;
  }
  file.close();
}

/** In bytes of UTF-8: NAME_MAX of Linux file systems. */
const LONGEST_NAME = 255;

/** A submission has one file, so that its id makes the name unique. A long name loses characters before its extension. */
export function exportName(id: string, name: string): string {
  // The name comes from outside: it must not lead to another folder or contain control characters.
  const safe = name.replace(/[/\\\p{C}]/gu, "_");
  const extension = extname(safe);
  const stem = Array.from(safe.slice(0, safe.length - extension.length));
  const whole = () => `${id}-${stem.join("")}${extension}`;
  while (stem.length > 0 && Buffer.byteLength(whole()) > LONGEST_NAME) stem.pop();
  return whole();
}
