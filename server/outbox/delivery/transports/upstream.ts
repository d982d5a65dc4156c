import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../../config/config";
import { kindConfig, type SubmissionValues } from "../../kinds";
import { encodeLeadSource } from "../../lead-source";
import type { CheckedFile, StoredContent } from "../../submission";
import { type Transport, unanswered } from "./transport";

/** The API refused the content. Other failures may be temporary: a redirect for maintenance, a rejected token. */
const REFUSED_CONTENT = new Set([400, 413, 422]);

/** An API may scan each résumé before it answers. */
const BACKGROUND_TIMEOUT_MS = 30_000;

export function upstreamTransport(
  apiBaseUrl: string,
  config: Pick<Config, "apiTimeoutMs" | "apiToken" | "userAgent">,
): Transport {
  return {
    timeoutMs: BACKGROUND_TIMEOUT_MS,
    maxConcurrent: 8,
    visitorTimeoutMs: config.apiTimeoutMs,
    async deliver(submission, signal) {
      const body = bodyOf(submission);
      const url = new URL(`${apiBaseUrl}/api/${kindConfig(submission.kind).upstreamPath}`);
      const headers = { ...body.headers, ...metadataHeaders(submission), ...apiHeaders(config) };
      try {
        const status = await post(url, { ...body, headers }, signal);
        if (status >= 200 && status < 300) return { ok: true };
        return { ok: false, retry: !REFUSED_CONTENT.has(status), why: `status ${status}` };
      } catch (error) {
        return unanswered(signal.aborted ? signal.reason : error);
      }
    },
  };
}

/**
 * Resolves to the response's status. Not `fetch`, which keeps a copy of the body for redirects. Each delivery opens a new
 * connection, because an idle one may be dead.
 */
function post(url: URL, { headers, chunks }: FormBody, signal: AbortSignal): Promise<number> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: "POST", headers, signal, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.on("error", reject);
    // After a status 101 there is neither a response nor an error.
    outgoing.on("close", () => reject(new Error("no response")));
    pipeline(Readable.from(chunks), outgoing).catch(reject);
  });
}

/** Without Accept, some frameworks answer refused content with a redirect. */
export const apiHeaders = ({ apiToken, userAgent }: Pick<Config, "apiToken" | "userAgent">) => ({
  Accept: "application/json",
  "User-Agent": userAgent,
  ...(apiToken && { Authorization: `Bearer ${apiToken}` }),
});

/** As headers, because the payload is specified. */
function metadataHeaders({ id, receivedAt, source }: StoredContent): Record<string, string> {
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
  return { headers, chunks: [json] };
}

interface FormBody {
  headers: Record<string, string>;
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/**
 * Encodes a form as FormData does (HTML standard, multipart/form-data encoding algorithm), but reads the file in chunks: a
 * Blob would hold all of it.
 */
function multipartBody(values: SubmissionValues, fileField: string, file?: CheckedFile): FormBody {
  const boundary = `form-${randomUUID()}`;
  const head = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`;
  const fields = Object.entries(values).map(
    ([name, value]) => `${head(lines(name))}${lines(String(value))}\r\n`,
  );
  const more = file && `; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type}`;
  const before = Buffer.from(fields.join("") + (file ? head(fileField, more) : ""));
  const after = Buffer.from(`${file ? "\r\n" : ""}--${boundary}--\r\n`);
  return {
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": String(before.length + (file?.size ?? 0) + after.length),
    },
    chunks: bodyChunks(before, file, after),
  };
}

async function* bodyChunks(before: Uint8Array, file: CheckedFile | undefined, after: Uint8Array) {
  yield before;
  if (file) yield* file.chunks();
  yield after;
}

const quoted = (name: string) => name.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");

const lines = (text: string) => text.replace(/\r?\n|\r/g, "\r\n");
