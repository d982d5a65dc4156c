import { recordOf } from "../../submissions/kinds";
import { encodeLeadSource } from "../../submissions/lead-source";
import type { Submission } from "../../submissions/submission";
import { multipartRequest } from "./multipart";
import type { Transport } from "./transport";

const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Redirects are failures: fetch would turn one into a GET that looks like success. */
export function upstreamTransport(apiBaseUrl: string, timeoutMs: number): Transport {
  return {
    timeoutMs,
    whileVisitorWaits: true,
    async deliver(submission, { key }, signal) {
      try {
        const { headers, ...request } = requestOf(submission);
        const response = await fetch(`${apiBaseUrl}/api/${recordOf(submission.kind).upstreamPath}`, {
          method: "POST",
          redirect: "manual",
          signal,
          headers: { ...headers, ...describingHeaders(submission, key) },
          ...request,
        });
        // An unread body would keep the socket busy.
        await response.body?.cancel().catch(() => {});
        if (response.ok) return { ok: true };
        const hasFailed = response.status >= 500;
        const retry = hasFailed || RETRYABLE_STATUSES.has(response.status);
        const trouble = hasFailed ? "no answer" : "answer";
        return { ok: false, retry, why: `status ${response.status}`, trouble };
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

/** Beside the body, which is the API's own, to the letter. */
function describingHeaders({ source }: Submission, key: string): Record<string, string> {
  return { "Idempotency-Key": key, ...(source && { "Lead-Source": encodeLeadSource(source) }) };
}

function requestOf({ kind, values, file }: Submission): RequestInit {
  const record = recordOf(kind);
  if (record.encoding === "multipart") return multipartRequest(values, record.fileField, file);
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(values) };
}
