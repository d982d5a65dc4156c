import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { owner } from "~/content/owner";
import { describeError, getDependencies } from "~/load-context.server";
import { cacheControl } from "~/render/cache-control";
import { renderDocument } from "~/render/render-document.server";

/** The owner's facts that are still empty, for the warnings of start and doctor. */
export const missingOwnerFacts = Object.entries(owner).flatMap(([name, fact]) =>
  fact.length === 0 ? name : [],
);

/** Answers with a document: rendered, with its own inline scripts allowed by hash and a Cache-Control header. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { contentSecurityPolicy } = getDependencies(context);
  const { html, scriptHashes, errors } = await renderDocument(remixContext, request.url);
  for (const error of errors) logError(error, request, context);
  const finalStatus = errors.length > 0 ? 500 : status;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(scriptHashes));
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", cacheControl(request, finalStatus, headers));
  return new Response(html, { status: finalStatus, headers });
}

/** Sets Cache-Control for the data of a client navigation, unless its loader has set it. */
export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", cacheControl(request, response.status, response.headers));
  }
  return response;
}

/** Called by Remix for every error of a loader or an action, and when no page could be rendered at all. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  // A 404 or an aborted request is the visitor's doing.
  if (!request.signal.aborted && !isClientError(error)) logError(error, request, context);
}

function logError(error: unknown, request: Request, context: AppLoadContext): void {
  const path = new URL(request.url).pathname.slice(0, 200);
  getDependencies(context).log.error(
    { id: context.requestId, path, ...describeError(error) },
    "request failed",
  );
}

function isClientError(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status < 500;
}
