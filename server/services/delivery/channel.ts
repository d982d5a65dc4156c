import type { Config } from "../../config";
import type { Submission } from "../types";
import { mailChannel } from "./mail";
import { upstreamChannel } from "./upstream";

/** What came of a try: delivered, worth another try later, or refused for good. `why` holds no personal data. */
export type DeliveryResult = { ok: true } | { ok: false; retry: boolean; why: string };

/** One try to hand a submission on. Never rejects; ends soon after the signal is aborted. */
export type Channel = (submission: Submission, signal: AbortSignal) => Promise<DeliveryResult>;

/** Where submissions go: the API, else the mailbox; undefined when the store itself is the inbox. */
export function channelOf({ apiBaseUrl, mail, apiTimeoutMs, brandName }: Config): Channel | undefined {
  if (apiBaseUrl) return upstreamChannel(apiBaseUrl);
  return mail && mailChannel(mail, apiTimeoutMs, brandName);
}
