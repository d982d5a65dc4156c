import { describeError } from "../../observability/log";
import { type RecipientOutcomes, TAKEN } from "../../submissions/lease";
import type { DeliveryResult } from "./transport";

/** What nodemailer says of the recipients that the server refused; the others have the mail, unless it throws. */
export interface RefusedRecipients {
  rejectedErrors?: readonly { recipient?: string; responseCode?: number }[];
}

const isFinal = (code: number) => code >= 500;

/** The recipients that neither have the mail nor have refused it for good. */
export const openRecipients = (to: readonly string[], outcomes: RecipientOutcomes) =>
  to.filter((address) => !outcomes[address]);

/** Delivered once every recipient has the mail; retried while one of them may still take it. */
export function mailOutcome(
  to: readonly string[],
  before: RecipientOutcomes,
  { rejectedErrors = [] }: RefusedRecipients = {},
): DeliveryResult {
  const recipients = { ...before };
  const waiting: RecipientOutcomes = {};
  for (const address of openRecipients(to, before)) {
    const refusal = rejectedErrors.find(({ recipient = "" }) => isSameAddress(recipient, address));
    const code = refusal?.responseCode ?? 0;
    if (!refusal) recipients[address] = TAKEN;
    else if (isFinal(code)) recipients[address] = `SMTP ${code}`;
    else waiting[address] = `SMTP ${code}`;
  }
  const without = to.filter((address) => recipients[address] !== TAKEN);
  if (without.length === 0) return { ok: true };
  const reasons = new Set(without.map((address) => recipients[address] ?? waiting[address]));
  const codes = [...reasons].sort().join(", ");
  const retry = Object.keys(waiting).length > 0;
  if (to.length === 1) return { ok: false, retry, why: codes, trouble: "answer", recipients };
  const why = `${codes} for ${without.length} of ${to.length} recipients`;
  return { ok: false, retry, why, detail: without.join(", "), trouble: "answer", recipients };
}

/** The whole mail failed. Codes from 500 are final (RFC 5321, 4.2.1), except for a rejected password, which the operator can correct. */
export function mailFailure(error: unknown): DeliveryResult {
  const { responseCode, syscall } = error as { responseCode?: unknown; syscall?: unknown };
  const { code = "no answer" } = describeError(error);
  if (typeof responseCode === "number") {
    const retry = !isFinal(responseCode) || code === "EAUTH";
    return { ok: false, retry, why: `SMTP ${responseCode}`, trouble: "answer" };
  }
  // Nodemailer compares a mail with the limit that the server states.
  if (code === "EMESSAGE")
    return { ok: false, retry: false, why: "larger than the mail server takes", trouble: "answer" };
  const hasConnected = syscall !== "connect" && code !== "EDNS";
  return { ok: false, retry: true, why: code, trouble: hasConnected ? "no answer" : "no connection" };
}

/** Nodemailer writes the domain in lower case. */
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
