import { recordOf } from "../../submissions/kinds";
import type { Submission } from "../../submissions/submission";
import type { Transport } from "./transport";

const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** A redirect is a failure: followed, it would become a GET that looks like success. */
export function upstreamTransport(apiBaseUrl: string, timeoutMs: number): Transport {
  return {
    timeoutMs,
    whileVisitorWaits: true,
    async deliver(submission, signal) {
      try {
        const response = await fetch(`${apiBaseUrl}/api/${recordOf(submission.kind).upstreamPath}`, {
          method: "POST",
          redirect: "manual",
          signal,
          ...requestOf(submission),
        });
        // The body means nothing to us; left unread it would keep the socket busy.
        await response.body?.cancel().catch(() => {});
        if (response.ok) return { ok: true };
        const retry = response.status >= 500 || RETRYABLE_STATUSES.has(response.status);
        return { ok: false, retry, why: `status ${response.status}` };
      } catch {
        return { ok: false, retry: true, why: "no answer" };
      }
    },
  };
}

function requestOf({ id, kind, values, file }: Submission): { headers: HeadersInit; body: BodyInit } {
  const headers = { "Idempotency-Key": id };
  const record = recordOf(kind);
  if (record.encoding === "json") {
    return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(values) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  if (file) body.set(record.fileField, new Blob([file.bytes as BlobPart], { type: file.type }), file.name);
  return { headers, body };
}
