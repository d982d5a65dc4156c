import type { AppLoadContext } from "@remix-run/node";
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

export function rejectionOf(form: PostedForm, context: AppLoadContext): Rejection | undefined {
  const reason = rejectionReason(form, context);
  if (!reason) return undefined;
  const wait = context.rateLimited ?? context.busy;
  const headers: Record<string, string> = {};
  if (wait) headers["Retry-After"] = String(wait.retryAfterSeconds);
  return { reason, status: statuses[reason], headers };
}

function rejectionReason({ problem }: PostedForm, context: AppLoadContext): RejectionReason | undefined {
  if (context.rateLimited) return "rate-limited";
  if (context.busy) return "busy";
  if (problem === "malformed" && context.tooSlow?.()) return "too-slow";
  return problem === "file-too-large" ? undefined : problem;
}
