import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { deferScripts } from "~/render/deferred-scripts.server";
import { type HashedDocument, hashInlineScripts } from "~/render/inline-scripts.server";
import { ScriptNonce } from "~/render/script-nonce";

interface RenderedDocument extends HashedDocument {
  /** What components within a Suspense boundary threw: the document shows the boundary's fallback in their place. */
  errors: unknown[];
}

/**
 * Renders a whole document to a string: nothing here is slow enough to stream, and only a finished page can be hashed and
 * cached. `defer` holds its scripts back until they are needed; hot reload in development needs them as they are.
 */
export async function renderDocument(
  remixContext: EntryContext,
  url: string,
  { defer }: { defer: boolean },
): Promise<RenderedDocument> {
  const nonce = randomBytes(16).toString("base64url");
  const { html, errors } = await renderToText(
    <ScriptNonce.Provider value={nonce}>
      <RemixServer context={remixContext} url={url} nonce={nonce} />
    </ScriptNonce.Provider>,
    nonce,
  );
  return { ...hashInlineScripts(defer ? deferScripts(html, nonce) : html, nonce), errors };
}

/** Rejects with what a component outside of every Suspense boundary threw. */
function renderToText(
  element: React.ReactElement,
  nonce: string,
): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const stream = renderToPipeableStream(element, {
      nonce,
      // No boundary is outlined: it would be moved into place by a script, and stay hidden without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = [];
        const collect = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve({ html: Buffer.concat(chunks).toString(), errors });
            done();
          },
        });
        stream.pipe(collect);
      },
      onShellError: reject,
      onError(error) {
        errors.push(error);
      },
    });
  });
}
