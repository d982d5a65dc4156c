import type { AppLoadContext } from "@remix-run/node";
import type { Problem } from "~/forms/answer.server";
import type { ReadForm } from "~/forms/read-form.server";

const statuses: Record<Problem, number> = {
  "too-large": 413,
  malformed: 400,
  unsupported: 415,
  "rate-limited": 429,
};

interface Refusal {
  problem: Problem;
  status: number;
  headers: Record<string, string>;
}

/** Why a form is not looked at at all, or undefined. The host counts submissions; the answer to too many is ours. */
export function refusalOf(read: ReadForm, context: AppLoadContext): Refusal | undefined {
  const problem = context.rateLimited ? "rate-limited" : read.problem;
  if (!problem || problem === "file-too-large") return undefined;
  const headers: Record<string, string> = {};
  if (context.rateLimited) headers["Retry-After"] = String(context.rateLimited.retryAfterSeconds);
  return { problem, status: statuses[problem], headers };
}
