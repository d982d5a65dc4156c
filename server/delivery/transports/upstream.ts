import { recordOf } from "../../submissions/kinds";
import type { Submission } from "../../submissions/submission";
import type { Transport } from "./transport";

const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Redirects are failures: fetch would turn one into a GET that looks like success. */
export function upstreamTransport(apiBaseUrl: string, timeoutMs: number): Transport {
  return {
    timeoutMs,
    whileVisitorWaits: true,
    async deliver(submission, key, signal) {
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
        return { ok: false, retry, why: `status ${response.status}` };
      } catch {
        return { ok: false, retry: true, why: "no answer" };
      }
    },
  };
}

function requestOf(
  { kind, values, file }: Submission,
  key: string,
): { headers: HeadersInit; body: BodyInit } {
  const headers = { "Idempotency-Key": key };
  const record = recordOf(kind);
  if (record.encoding === "json") {
    return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(values) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  if (file) body.set(record.fileField, new Blob([file.bytes as BlobPart], { type: file.type }), file.name);
  return { headers, body };
}
