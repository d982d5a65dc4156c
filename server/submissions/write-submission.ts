import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database/connection";
import type { SubmissionTable } from "../database/schema";
import { removeFilesOf, writeFile } from "../uploads/files";
import { type ConflictResult, resolveConflict } from "./conflict";
import type { SubmissionValues } from "./kinds";
import { encodeLeadSource } from "./lead-source";
import { GIVE_UP_AFTER_MS, type Lease, NO_LEASE, newLease, toLease } from "./lease";
import { derivedId, digestOf, type Submission } from "./submission";

export type WriteResult = (
  | { result: "leased"; lease: Lease; values: SubmissionValues }
  /** "stored" waits for the worker or the operator, or is spam. conflict.ts explains the others. */
  | { result: Exclude<ConflictResult, "replace" | "separate"> }
) & {
  /** Whether it is no repeat and no correction of another one; what was taken for spam is none. */
  isNew?: boolean;
};

/** Who handles a stored submission: the caller delivers it, the worker does, the operator reads it, or nobody (spam). */
export type StoreFor = "caller" | "worker" | "inbox" | "spam";

interface WriteOptions {
  storeFor: StoreFor;
  time: number;
  /** For resolveConflict(). */
  maySeparate: boolean;
}

/**
 * Stores a submission with its file; call it in a transaction. For the caller it is leased; for all others it counts as
 * acknowledged from now on.
 *
 * The first content under an id is delivered with that id as its key, every other content with an id derived from both. An
 * upstream that took one content late would take another under the same key for a repeat, and drop it.
 */
export async function writeSubmission(
  trx: Db,
  submission: Submission,
  { storeFor, time, maySeparate }: WriteOptions,
): Promise<WriteResult> {
  const { id, kind, values, file, source } = submission;
  const digest = digestOf(submission);
  const separateId = derivedId(digest);
  const row = {
    kind,
    digest,
    payload: JSON.stringify(values),
    lead_source: source ? encodeLeadSource(source) : null,
    last_error: null,
    recipients: null as string | null,
    attempts: storeFor === "caller" ? 1 : 0,
    give_up_at: time + GIVE_UP_AFTER_MS,
    updated_at: time,
    ...stateFor(storeFor, time),
  };
  const fresh = { ...row, first_digest: digest, created_at: time };
  const finish = async (changed: typeof row & { id: string; idempotency_key: string }, kept = values) => {
    if (file) await writeFile(trx, file, { submissionId: changed.id });
    if (storeFor !== "caller") return { result: "stored" } as const;
    return { result: "leased", lease: toLease(changed), values: kept } as const;
  };

  const first = { ...fresh, id, idempotency_key: id };
  if (await insert(trx, first)) return { ...(await finish(first)), isNew: true };

  const stored = await lockAndRead(trx, id);
  if (!stored) throw new Error("the submission was erased while it was sent again");
  // It was stored separately while another content was being delivered.
  const separate = stored.digest === digest ? undefined : await lockAndRead(trx, separateId);
  const target = separate ?? stored;
  const isSame = separate !== undefined || stored.digest === digest;
  const result = resolveConflict(target, { isSame, spam: storeFor === "spam", maySeparate }, time);
  const isNew = stored.state === "spam";
  const first_digest = stored.first_digest ?? stored.digest;
  const idempotency_key = first_digest === digest ? id : separateId;
  if (result === "separate") {
    const added = { ...fresh, id: separateId, idempotency_key };
    await insert(trx, added);
    return { ...(await finish(added)), isNew };
  }
  if (result !== "replace") return { result };
  // An API may refuse a key that comes back with other values: what was tried keeps its first captcha.
  const kept = isSame && target.state !== "spam" ? valuesIn(target.payload) : undefined;
  const payload = JSON.stringify(kept ?? values);
  const recipients = isSame ? target.recipients : null;
  const attempts = row.attempts + target.attempts;
  const replacement = { ...row, payload, recipients, attempts, idempotency_key };
  await trx
    .updateTable("submissions")
    .set({ ...replacement, first_digest })
    .where("id", "=", target.id)
    .execute();
  await removeFilesOf(trx, target.id);
  return { ...(await finish({ ...replacement, id: target.id }, kept)), isNew };
}

/** Undefined when they cannot be read: what the visitor sends again takes their place. */
function valuesIn(payload: string | null): SubmissionValues | undefined {
  try {
    return JSON.parse(payload ?? "") as SubmissionValues;
  } catch {
    return undefined;
  }
}

/** False when its id is taken. */
async function insert(trx: Db, row: Insertable<SubmissionTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("submissions")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** An update locks the row in both databases; only PostgreSQL has `for update`. */
async function lockAndRead(trx: Db, id: string): Promise<Selectable<SubmissionTable> | undefined> {
  await trx.updateTable("submissions").set({ id }).where("id", "=", id).execute();
  return trx.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
}

function stateFor(storeFor: StoreFor, time: number) {
  if (storeFor === "caller") return { state: "pending", acknowledged_at: null, ...newLease(time) } as const;
  if (storeFor === "worker")
    return { state: "pending", acknowledged_at: time, ...NO_LEASE, next_attempt_at: time } as const;
  return { state: storeFor, acknowledged_at: time, ...NO_LEASE, next_attempt_at: null } as const;
}
