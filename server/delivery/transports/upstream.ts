import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../config";
import { kindConfig } from "../../submissions/kinds";
import { encodeLeadSource } from "../../submissions/lead-source";
import type { StoredContent } from "../../submissions/submission";
import { type FormBody, multipartBody } from "./multipart";
import { type Transport, unanswered } from "./transport";

/** The API does not want this content. Whatever else it answers may change: a redirect for maintenance, a rejected token. */
const REFUSED_CONTENT = new Set([400, 413, 422]);

export function upstreamTransport(
  apiBaseUrl: string,
  { apiTimeoutMs, apiToken }: Pick<Config, "apiTimeoutMs" | "apiToken">,
): Transport {
  return {
    timeoutMs: apiTimeoutMs,
    whileVisitorWaits: true,
    async deliver(submission, signal) {
      const { headers, pieces } = bodyOf(submission);
      const url = new URL(`${apiBaseUrl}/api/${kindConfig(submission.kind).upstreamPath}`);
      const all = { ...headers, ...describingHeaders(submission), ...authorization(apiToken) };
      try {
        const status = await post(url, all, pieces, signal);
        if (status >= 200 && status < 300) return { ok: true };
        return { ok: false, retry: !REFUSED_CONTENT.has(status), why: `status ${status}` };
      } catch (error) {
        return unanswered(signal.aborted ? signal.reason : error);
      }
    },
  };
}

/**
 * Resolves to the status of the answer, whose body is not read; follows no redirect. Not `fetch`: so that it could follow
 * one, it keeps a copy of the whole body. Each delivery has a connection of its own: an idle one may be dead when it is
 * needed.
 */
function post(
  url: URL,
  headers: Record<string, string>,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<number> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: "POST", headers, signal, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.on("error", reject);
    pipeline(Readable.from(pieces), outgoing).catch(reject);
  });
}

export const authorization = (token?: string): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

/** Beside the body, which is the API's own, to the letter. */
function describingHeaders({ id, receivedAt, source }: StoredContent): Record<string, string> {
  return {
    "Idempotency-Key": id,
    "Submission-Received": new Date(receivedAt).toISOString(),
    ...(source && { "Lead-Source": encodeLeadSource(source) }),
  };
}

function bodyOf({ kind, values, file }: StoredContent): FormBody {
  const config = kindConfig(kind);
  if (config.encoding === "multipart") return multipartBody(values, config.fileField, file);
  const json = Buffer.from(JSON.stringify(values));
  const headers = { "Content-Type": "application/json", "Content-Length": String(json.length) };
  return { headers, pieces: [json] };
}
