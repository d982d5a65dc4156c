import type { AppLoadContext } from "@remix-run/node";
import type { ReadForm } from "~/forms/parse/posted-form";
import type { RejectionReason } from "~/forms/respond/form-response.server";

const statuses: Record<RejectionReason, number> = {
  "too-large": 413,
  malformed: 400,
  unsupported: 415,
  "rate-limited": 429,
  busy: 503,
  "too-slow": 408,
};

interface Rejection {
  problem: RejectionReason;
  status: number;
  headers: Record<string, string>;
}

/**
 * Why a form is not looked at at all, or undefined. The host counts submissions and uploads and watches their pace; the
 * answer is ours.
 */
export function rejectionOf(read: ReadForm, context: AppLoadContext): Rejection | undefined {
  const wait = context.rateLimited ?? context.busy;
  const problem = rejectionReason(read, context);
  if (!problem) return undefined;
  const headers: Record<string, string> = {};
  if (wait) headers["Retry-After"] = String(wait.retryAfterSeconds);
  return { problem, status: statuses[problem], headers };
}

function rejectionReason({ problem }: ReadForm, context: AppLoadContext): RejectionReason | undefined {
  if (context.rateLimited) return "rate-limited";
  if (context.busy) return "busy";
  if (problem === "malformed" && context.tooSlow?.()) return "too-slow";
  return problem === "file-too-large" ? undefined : problem;
}
