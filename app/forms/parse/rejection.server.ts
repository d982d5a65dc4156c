import type { Refusal } from "server/types";
import type { PostedForm } from "~/forms/parse/posted-form";
import { rejectionMessages } from "~/forms/shared-text";

type RejectionReason = keyof typeof rejectionMessages;

const statuses: Record<RejectionReason, number> = {
  "too-large": 413,
  malformed: 400,
  unsupported: 415,
  "rate-limited": 429,
  busy: 503,
  "wrong-id": 422,
};

export interface Rejection {
  reason: RejectionReason;
  status: number;
  headers: Record<string, string>;
  /** For the visitor, with how long to wait. */
  message: string;
}

/** @param hasWrongId a hidden id that no form of this site has */
export function rejectionOf(
  { problem }: PostedForm,
  refusal: Refusal | undefined,
  hasWrongId: boolean,
): Rejection | undefined {
  const reason = refusal?.reason ?? reasonOf(problem) ?? (hasWrongId ? "wrong-id" : undefined);
  if (!reason) return undefined;
  const headers: Record<string, string> = {};
  if (refusal) headers["Retry-After"] = String(refusal.retryAfterSeconds);
  const message = rejectionMessages[reason].replace("{wait}", inWords(refusal?.retryAfterSeconds ?? 0));
  return { reason, status: statuses[reason], headers, message };
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : "a minute";
}

/** What is wrong with the file alone is said at its field. */
function reasonOf(problem: PostedForm["problem"]): RejectionReason | undefined {
  return problem === "file-too-large" || problem === "file-not-saved" ? undefined : problem;
}
