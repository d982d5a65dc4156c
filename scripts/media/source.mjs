/** The source of an item, as text and as a hash. */
import { createHash } from "node:crypto";
import { bundle } from "../build/bundle.mjs";

/** The first 16 hexadecimal digits of a SHA-256; each part is preceded by its length, so that boundaries count. */
export function digest(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Modules bundled with the local modules they import, without unused code, comments and layout.
 * @param {string[]} files from the root of the project, e.g. "scripts/media/films/encoding/encode.mjs"
 */
export async function sourceText(...files) {
  const entry = files.map((file, index) => `export * as m${index} from "./${file}"`).join("\n");
  return bundle(entry, { minifyWhitespace: true });
}
