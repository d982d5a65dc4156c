import type { Transaction } from "kysely";
import type { Database } from "../database/schema";
import type { Store } from "../database/store";
import type { Submission } from "../types";
import { eraseFilesOf, writeFile } from "../uploads/files";
import { digestOf } from "./digest";
import { type Lease, newLease } from "./leases";

/** How long delivery is tried before the operator has to look (QUALITY.md, "Upstream"). */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

export type Written =
  | { is: "claimed"; claim: Lease }
  /** Kept for the operator, or as spam. */
  | { is: "kept" }
  /** This very submission was delivered before. */
  | { is: "delivered" }
  /** Somebody is delivering what has this id at this moment. */
  | { is: "busy" }
  /** The id belongs to another submission that was acknowledged, and must not be replaced. */
  | { is: "taken" };

/**
 * Writes a submission in one transaction and, when it is to be delivered, claims it for the caller. A second try with the
 * same id replaces what was not acknowledged yet (DESIGN.md, "How a submission travels").
 */
export async function writeSubmission(
  store: Store,
  submission: Submission,
  state: "pending" | "inbox" | "spam",
  now: () => number = Date.now,
): Promise<Written> {
  const { id, kind, values, file } = submission;
  const digest = digestOf(submission);
  const db = await store.db();
  return db.transaction().execute(async (trx): Promise<Written> => {
    const time = now();
    const lease = state === "pending" ? newLease(time) : NO_LEASE;
    const row = {
      ...{ kind, state, digest, payload: JSON.stringify(values), last_error: null },
      ...{ ...lease, give_up_at: time + GIVE_UP_AFTER_MS, updated_at: time },
    };
    let attempts = 1;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("submissions")
      .values({ id, ...row, attempts, created_at: time })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 0) {
      const known = await lock(trx, id);
      const same = known.digest === digest;
      if (known.state === "delivered") return { is: same ? "delivered" : "taken" };
      if (known.state === "inbox") return { is: same ? "kept" : "taken" };
      if (state === "spam" && known.state !== "spam") return { is: "taken" };
      if (known.lease_until && known.lease_until > time) return { is: "busy" };
      attempts = known.attempts + 1;
      await trx
        .updateTable("submissions")
        .set({ ...row, attempts })
        .where("id", "=", id)
        .execute();
      await eraseFilesOf(trx, id);
    }
    if (file) await writeFile(trx, file, { submissionId: id });
    if (state !== "pending") return { is: "kept" };
    return { is: "claimed", claim: { id, kind, digest, attempts, owner: lease.lease_owner ?? "" } };
  });
}

const NO_LEASE = { lease_owner: null, lease_until: null, next_attempt_at: null };

/** Both databases lock a row for whoever changes it; `for update` is PostgreSQL's alone. */
async function lock(trx: Transaction<Database>, id: string) {
  await trx.updateTable("submissions").set({ id }).where("id", "=", id).execute();
  return trx.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
