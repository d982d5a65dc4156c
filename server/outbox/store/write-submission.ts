import { encodeLeadSource } from "../lead-source";
import type { Submission } from "../submission";
import { eraseContent, eraseUnreferenced, hasContent } from "./files";
import { GIVE_UP_AFTER_MS, type Lease, leaseById } from "./leases";
import type { Connection, Db, SubmissionTable } from "./schema";

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

/** Handled by its own request, which delivers it, by the worker, by the operator, or by nobody. */
export type Disposition = "request" | "worker" | "inbox" | "spam";

export type WriteResult =
  /** The request delivers it now. */
  | { result: "leased"; lease: Lease }
  /** May be acknowledged. */
  | { result: "stored" }
  /** This row is being delivered. */
  | { result: "busy"; id: string }
  /** The captcha has been used, or the staged file is gone. */
  | { result: "rejected"; reason: "captcha" | "file" };

interface WriteOptions {
  id: string;
  disposition: Disposition;
  time?: number;
  captcha?: IssuedCaptcha;
}

type FormRow = Pick<SubmissionTable, "id" | "state" | "lease_until" | "acknowledged_at">;

const isAcknowledged = ({ acknowledged_at }: FormRow) => acknowledged_at !== null;
const isLeased = (time: number) => (row: FormRow) =>
  row.state === "pending" && Number(row.lease_until) > time;

/**
 * One row per content: a repeat finds its row, and a correction is another row, which replaces those of the same form that
 * were not acknowledged.
 */
export async function writeSubmission(
  connection: Connection,
  submission: Submission,
  options: WriteOptions,
): Promise<WriteResult> {
  const db = await connection.db();
  return db.transaction().execute((trx) => write(trx, submission, options));
}

async function write(
  trx: Db,
  submission: Submission,
  { id, disposition, captcha, time = Date.now() }: WriteOptions,
): Promise<WriteResult> {
  const { formId, file } = submission;
  const claim = captcha && (await claimCaptcha(trx, captcha, formId));
  if (claim === "taken") return { result: "rejected", reason: "captcha" };

  const rows: FormRow[] = await trx
    .selectFrom("submissions")
    .select(["id", "state", "lease_until", "acknowledged_at"])
    .where("form_id", "=", formId)
    .execute();
  const own = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  // A resend without the honeypot is not spam.
  const isSettled = own && isAcknowledged(own) && own.state !== "spam";
  if (isSettled || (own && disposition === "spam")) {
    // A repeat after the delivery has staged its file again.
    if (file) await eraseContent(trx, file.id);
    return { result: "stored" };
  }
  if (own && isLeased(time)(own)) return { result: "busy", id };
  if (claim === "again") {
    // One captcha, one application. A correction waits for a delivery under way, and replaces a failed one.
    if (others.some(isAcknowledged)) return { result: "rejected", reason: "captcha" };
    const busy = others.find(isLeased(time));
    if (busy) return { result: "busy", id: busy.id };
  }

  const needsOnlyAnAttempt = own?.state === "pending" && disposition === "request";
  if (!needsOnlyAnAttempt) {
    if (file && !(await hasContent(trx, file.id))) return { result: "rejected", reason: "file" };
    const state = stateFor(disposition, time, file);
    // It had failed, or was taken for spam. The payload stays: the id is its hash.
    if (own) await trx.updateTable("submissions").set(state).where("id", "=", id).execute();
    // Another machine has just stored the same content.
    else if (!(await insert(trx, submission, { id, time, state }))) return { result: "busy", id };
  }
  if (disposition !== "spam") await deleteReplaced(trx, formId, id);

  if (disposition !== "request") return { result: "stored" };
  const lease = await leaseById(trx, id, time);
  return lease ? { result: "leased", lease } : { result: "busy", id };
}

/** False if the content is already stored. */
async function insert(
  trx: Db,
  { formId: form_id, kind, values, source }: Submission,
  { id, time, state }: { id: string; time: number; state: ReturnType<typeof stateFor> },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("submissions")
    .values({
      id,
      form_id,
      kind,
      payload: JSON.stringify(values),
      lead_source: source ? encodeLeadSource(source) : null,
      attempts: 0,
      created_at: time,
      updated_at: time,
      ...state,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

function stateFor(disposition: Disposition, time: number, file: Submission["file"]) {
  const isPending = disposition === "request" || disposition === "worker";
  return {
    state: isPending ? "pending" : disposition,
    acknowledged_at: disposition === "request" ? null : time,
    next_attempt_at: isPending ? time : null,
    give_up_at: time + GIVE_UP_AFTER_MS,
    file_id: file?.id ?? null,
  } as const;
}

/** A delivery of a replaced row may be under way: its outcome finds no row. */
async function deleteReplaced(trx: Db, formId: string, id: string): Promise<void> {
  const replaced = await trx
    .deleteFrom("submissions")
    .where("form_id", "=", formId)
    .where("id", "!=", id)
    .where("acknowledged_at", "is", null)
    .returning("file_id")
    .execute();
  for (const { file_id } of replaced) if (file_id) await eraseUnreferenced(trx, file_id);
}

/**
 * "again": by the same form, which may have been corrected. "taken": by another form. It shares the transaction that stores
 * the form: concurrent claims wait here for the first.
 */
async function claimCaptcha(trx: Db, { id, expiry }: IssuedCaptcha, formId: string) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("used_captchas")
    .values({ id, expires_at: expiry, form_id: formId })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 1) return "first";
  const used = await trx
    .selectFrom("used_captchas")
    .select("form_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return used?.form_id === formId ? "again" : "taken";
}
