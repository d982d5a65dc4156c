import { createHash, randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { ScriptNonce } from "~/render/script-nonce";

/**
 * Remix preloads scripts at the priority of the fonts and the picture that the first paint needs. Its component takes no
 * priority, so the finished tags get it; no text of a page contains them, because React escapes its angle brackets.
 */
const PRELOAD = '<link rel="modulepreload" ';
const LATER_PRELOAD = `${PRELOAD}fetchpriority="low" `;

/**
 * Renders a document to a string: only a complete page can be hashed and cached. `errors` are those inside a Suspense
 * boundary, which shows its fallback.
 */
export async function renderDocument(remixContext: EntryContext, url: string) {
  const nonce = randomBytes(16).toString("base64url");
  const { html, errors } = await renderToText(
    <ScriptNonce.Provider value={nonce}>
      <RemixServer context={remixContext} url={url} nonce={nonce} />
    </ScriptNonce.Provider>,
    nonce,
  );
  return { ...hashInlineScripts(html.replaceAll(PRELOAD, LATER_PRELOAD), nonce), errors };
}

/** Rejects with an error outside every Suspense boundary. */
function renderToText(
  element: React.ReactElement,
  nonce: string,
): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const stream = renderToPipeableStream(element, {
      nonce,
      // Renders all boundaries inline: an outlined one needs a script to appear.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(stream.pipe(new PassThrough())).then((html) => resolve({ html, errors }), reject);
      },
      onShellError: reject,
      onError(error) {
        errors.push(error);
      },
    });
  });
}

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
