import type { Refusal } from "server/types";
import type { ReadProblem } from "~/forms/parse/read-form.server";

type RejectionReason = ReadProblem | Refusal["reason"] | "wrong-id";

const INCOMPLETE = "Part of the form did not arrive. Please check it and send it again.";

/** What is wrong with the file alone is said at its field. */
const rejections: Partial<Record<RejectionReason, { status: number; message: string }>> = {
  "too-large": {
    status: 413,
    message: "Your text is too long for this form. Please shorten it and send it again.",
  },
  malformed: { status: 400, message: INCOMPLETE },
  "wrong-id": { status: 422, message: INCOMPLETE },
  unsupported: {
    status: 415,
    message: "This form can only be sent from this page. Please fill it in here and send it again.",
  },
  "rate-limited": {
    status: 429,
    message: "Too many messages have come from your network. Please wait {wait}, then try again.",
  },
  busy: {
    status: 503,
    message: "We are receiving many files right now. Please wait {wait}, then try again.",
  },
};

/** Of a form that is not accepted as a whole. */
export interface Rejection {
  status: number;
  headers: Record<string, string>;
  /** For the visitor, with how long to wait. */
  message: string;
}

export function rejectionOf(refusal: Refusal | undefined, problem?: RejectionReason): Rejection | undefined {
  const reason = refusal?.reason ?? problem;
  const rejection = reason && rejections[reason];
  if (!rejection) return undefined;
  const seconds = refusal?.retryAfterSeconds ?? 0;
  const minutes = Math.ceil(seconds / 60);
  const message = rejection.message.replace("{wait}", minutes > 1 ? `${minutes} minutes` : "a minute");
  return { status: rejection.status, message, headers: refusal ? { "Retry-After": String(seconds) } : {} };
}
