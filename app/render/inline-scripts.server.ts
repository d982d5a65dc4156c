import { createHash } from "node:crypto";

/** A document without nonces, and the CSP sources (`'sha256-…'`) that allow exactly its own scripts. */
export interface HashedDocument {
  html: string;
  scriptHashes: string[];
}

/**
 * Hashes the inline scripts that carry this rendering's nonce, in document order, and removes the nonce, so that the page
 * can be cached. A script without the nonce gets no hash, and the browser blocks it.
 */
export function hashInlineScripts(marked: string, nonce: string): HashedDocument {
  const script = new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scriptHashes = Array.from(marked.matchAll(script), ([, source = ""]) => {
    return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  });
  return { html: marked.replaceAll(` nonce="${nonce}"`, ""), scriptHashes };
}
