import type { Config } from "../config";
import type { CheckedFile, SubmissionKind, SubmissionValues } from "./types";

export interface Delivery {
  id: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
}

/** What came of a try: delivered, worth another try later, or refused for good. `why` holds no personal data. */
export type DeliveryResult = { ok: true } | { ok: false; retry: boolean; why: string };

/** Answers below 500 that another try may change (QUALITY.md, "Upstream"). */
const PASSING = new Set([408, 425, 429]);

/**
 * Hands a submission to the upstream API (specification §7): contact as JSON, career as multipart form data, both with
 * an `Idempotency-Key`. One try within API_TIMEOUT_MS. A redirect is a failure: followed, it would become a GET that
 * looks like success.
 */
export async function deliver(
  config: Config,
  apiBaseUrl: string,
  delivery: Delivery,
): Promise<DeliveryResult> {
  try {
    const response = await fetch(`${apiBaseUrl}/api/${delivery.kind}-form/`, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(config.apiTimeoutMs),
      ...requestOf(delivery),
    });
    // The answer's content means nothing to us (§7); leaving it unread would keep the socket busy.
    await response.body?.cancel().catch(() => {});
    if (response.ok) return { ok: true };
    const retry = response.status >= 500 || PASSING.has(response.status);
    return { ok: false, retry, why: `status ${response.status}` };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    return { ok: false, retry: true, why: timedOut ? "time limit" : "no answer" };
  }
}

function requestOf({ id, kind, values, file }: Delivery): { headers: HeadersInit; body: BodyInit } {
  const headers = { "Idempotency-Key": id };
  if (kind === "contact") {
    return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(values) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  if (file) body.set("resume", new Blob([file.bytes as BlobPart], { type: file.type }), file.name);
  return { headers, body };
}
