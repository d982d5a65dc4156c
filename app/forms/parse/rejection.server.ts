import type { AppLoadContext } from "@remix-run/node";
import type { Refusal } from "server/types";
import type { PostedForm } from "~/forms/parse/posted-form";
import type { rejectionMessages } from "~/forms/shared-text";

type RejectionReason = keyof typeof rejectionMessages;

const statuses: Record<RejectionReason, number> = {
  "too-large": 413,
  malformed: 400,
  unsupported: 415,
  "rate-limited": 429,
  busy: 503,
  "too-slow": 408,
};

export interface Rejection {
  reason: RejectionReason;
  status: number;
  headers: Record<string, string>;
}

export function rejectionOf(
  { problem }: PostedForm,
  refusal: Refusal | undefined,
  context: AppLoadContext,
): Rejection | undefined {
  const reason = refusal?.reason ?? rejectionReason(problem, context);
  if (!reason) return undefined;
  const headers: Record<string, string> = {};
  if (refusal) headers["Retry-After"] = String(refusal.retryAfterSeconds);
  return { reason, status: statuses[reason], headers };
}

function rejectionReason(
  problem: PostedForm["problem"],
  context: AppLoadContext,
): RejectionReason | undefined {
  if (problem === "malformed" && context.tooSlow?.()) return "too-slow";
  return problem === "file-too-large" ? undefined : problem;
}
