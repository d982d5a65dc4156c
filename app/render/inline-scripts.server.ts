import { createHash } from "node:crypto";

/**
 * Hashes the scripts with this rendering's nonce, then removes the nonce: the page can be cached, and the browser blocks
 * a script without a hash.
 */
export function hashInlineScripts(marked: string, nonce: string) {
  const script = new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scriptHashes = Array.from(marked.matchAll(script), ([, source = ""]) => {
    return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  });
  return { html: marked.replaceAll(` nonce="${nonce}"`, ""), scriptHashes };
}
