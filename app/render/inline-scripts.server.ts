import { createHash } from "node:crypto";

/**
 * Hashes the inline scripts that carry this rendering's nonce, in document order, and removes the nonce, so that the page
 * can be cached. Returns the CSP sources (`'sha256-…'`) that allow exactly its own scripts. A script without the nonce gets
 * no hash, and the browser blocks it.
 */
export function hashInlineScripts(marked: string, nonce: string) {
  const script = new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scriptHashes = Array.from(marked.matchAll(script), ([, source = ""]) => {
    return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  });
  return { html: marked.replaceAll(` nonce="${nonce}"`, ""), scriptHashes };
}
