import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { captchaValues } from "~/forms/career/captcha-words";
import { cacheControl, dataCacheControl } from "~/lib/cache-control";
import { isContactSearch } from "~/lib/contact";
import { createDrawings, type Page } from "~/lib/drawings.server";
import { deferScripts } from "~/lib/late-scripts.server";
import { getDependencies } from "~/services.server";

/**
 * Renders the whole page to one string. Nothing here is slow enough to stream, and a finished page can be hashed,
 * compressed once and kept (STACK.md, "Pages as bytes").
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const dependencies = getDependencies(context);
  // Under stock remix-serve nobody else starts it; where it runs already this does nothing.
  dependencies.background.start();
  const { production } = dependencies.config;
  const byReact = async () => {
    const { html, failed } = await render(<RemixServer context={remixContext} url={request.url} />);
    // In development hot reload needs the scripts as they are.
    return { html: production ? deferScripts(html) : html, failed };
  };
  const page = production ? pageOf(request, status, remixContext) : undefined;
  const { html, failed } = page ? await draw(page, byReact) : await byReact();
  const finalStatus = failed ? 500 : status;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", dependencies.contentSecurityPolicy(inlineScriptHashes(html)));
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", cacheControl(request, finalStatus, headers));
  return new Response(html, { status: finalStatus, headers });
}

const draw = createDrawings();

/** What is drawn for one visitor after the other, but for their own words; undefined: drawn once, or never the same. */
function pageOf(request: Request, status: number, { staticHandlerContext }: EntryContext): Page | undefined {
  const { loaderData, actionData, errors } = staticHandlerContext;
  const { pathname, search } = new URL(request.url);
  if (status !== 200 || actionData || errors || !isContactSearch(search)) return undefined;
  const own = captchaValues(loaderData);
  // A page that is the same for everybody is kept as bytes already (server/http/page-cache).
  if (search === "" && own.length === 0) return undefined;
  return { address: pathname + search, data: loaderData, own };
}

/** Says how long the data of a client navigation may be kept, where nothing in the app has said so. */
export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", dataCacheControl(request, response.status, response.headers));
  }
  return response;
}

/** Called by Remix for every thrown error. A visitor's own doing (a 404, an aborted request) is not news. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isClientError(error)) return;
  const name = error instanceof Error ? error.name : "unknown";
  // The message may quote what a visitor typed; the stack does not leave the process, only its first own line.
  const at = error instanceof Error ? error.stack?.split("\n")[1]?.trim() : undefined;
  getDependencies(context).log.error(
    { error: name, at, path: new URL(request.url).pathname },
    "request failed",
  );
}

function isClientError(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status < 500;
}

function render(element: React.ReactElement): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const stream = renderToPipeableStream(element, {
      // Nothing is moved to the end of the page by a script: without one it would stay there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const pieces: Buffer[] = [];
        const whole = new Writable({
          write(piece: Buffer, _encoding, done) {
            pieces.push(piece);
            done();
          },
          final(done) {
            resolve({ html: Buffer.concat(pieces).toString(), failed });
            done();
          },
        });
        stream.pipe(whole);
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
  });
}

/** CSP sources of the page's own inline scripts: `'sha256-…'`, in document order. */
function inlineScriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(inline, ([, source = ""]) => {
    return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  });
}
