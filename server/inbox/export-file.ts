import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";

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

export function writeWhole(path: string, content: Uint8Array): void {
  const file = createFile(path);
  try {
    file.write(content);
  } catch (error) {
    file.discard();
    throw error;
  }
  file.close();
}
