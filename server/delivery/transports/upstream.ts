import { recordOf } from "../../submissions/kinds";
import { encodeLeadSource } from "../../submissions/lead-source";
import type { Submission } from "../../submissions/submission";
import type { Transport } from "./transport";

const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Redirects are failures: fetch would turn one into a GET that looks like success. */
export function upstreamTransport(apiBaseUrl: string, timeoutMs: number): Transport {
  return {
    timeoutMs,
    whileVisitorWaits: true,
    async deliver(submission, { key }, signal) {
      try {
        const response = await fetch(`${apiBaseUrl}/api/${recordOf(submission.kind).upstreamPath}`, {
          method: "POST",
          redirect: "manual",
          signal,
          ...requestOf(submission, key),
        });
        // An unread body would keep the socket busy.
        await response.body?.cancel().catch(() => {});
        if (response.ok) return { ok: true };
        const retry = response.status >= 500 || RETRYABLE_STATUSES.has(response.status);
        return { ok: false, retry, why: `status ${response.status}`, trouble: "answer" };
      } catch (error) {
        return { ok: false, retry: true, ...troubleOf(error, signal) };
      }
    },
  };
}

/** What ends a connection that was made: broken off, or an answer that is no HTTP. */
const BROKEN = /^(UND_ERR_SOCKET|UND_ERR_HEADERS_|HPE_|ECONNRESET$|EPIPE$)/;

/** Within the time limit a host that drops every packet looks like one that is slow to answer. */
function troubleOf(error: unknown, { aborted }: AbortSignal) {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  const hasConnected = aborted || typeof code !== "string" || BROKEN.test(code);
  const trouble = hasConnected ? "no answer" : "no connection";
  return { why: trouble, trouble } as const;
}

function requestOf(
  { kind, values, file, source }: Submission,
  key: string,
): { headers: HeadersInit; body: BodyInit } {
  const headers: Record<string, string> = { "Idempotency-Key": key };
  // Its body is the API's own, to the letter.
  if (source) headers["Lead-Source"] = encodeLeadSource(source);
  const record = recordOf(kind);
  if (record.encoding === "json") {
    return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(values) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  if (file) body.set(record.fileField, new Blob([file.bytes as BlobPart], { type: file.type }), file.name);
  return { headers, body };
}
