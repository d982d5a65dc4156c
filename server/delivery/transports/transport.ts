import type { Submission } from "../../types";

/** Delivered, worth another attempt later, or refused for good. `why` holds no personal data. */
export type DeliveryResult = { ok: true } | { ok: false; retry: boolean; why: string };

/** Hands a submission on, once. Never rejects; ends soon after the signal is aborted. */
export type Transport = (submission: Submission, signal: AbortSignal) => Promise<DeliveryResult>;
