import type { Config } from "../../config";
import type { Submission } from "../../types";
import { mailTransport } from "./mail";
import { upstreamTransport } from "./upstream";

/** What came of a try: delivered, worth another try later, or refused for good. `why` holds no personal data. */
export type DeliveryResult = { ok: true } | { ok: false; retry: boolean; why: string };

/** One try to hand a submission on. Never rejects; ends soon after the signal is aborted. */
export type Transport = (submission: Submission, signal: AbortSignal) => Promise<DeliveryResult>;

/** Where submissions go: the API, else the mailbox; undefined when the store itself is the inbox. */
export function transportFor({ apiBaseUrl, mail, apiTimeoutMs, brandName }: Config): Transport | undefined {
  if (apiBaseUrl) return upstreamTransport(apiBaseUrl);
  return mail && mailTransport(mail, apiTimeoutMs, brandName);
}
