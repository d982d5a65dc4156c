import type { Transaction } from "kysely";
import type { Submission } from "../types";
import { eraseFiles, filesOf, writeFile } from "./files";
import type { Store } from "./index";
import type { Database, SubmissionState } from "./schema";

export interface ClaimedSubmission {
  attempts: number;
}

/** Back-off between tries: from 5 s to 5 min (QUALITY.md, "Upstream"). */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 300_000;

/** Time over the delivery's own limit after which a lease counts as left behind. */
const LEASE_SPARE = 5_000;

/** The rows of the submissions table, and who is delivering them. */
export function createSubmissionStore(store: Store, deliveryMs: number, now: () => number = Date.now) {
  return {
    /**
     * Writes a submission and, when it is to be delivered, claims it for the caller. A second try with the same id
     * replaces what is there, unless that was delivered already or is being delivered right now.
     */
    async write(
      submission: Submission,
      state: SubmissionState,
    ): Promise<ClaimedSubmission | "kept" | "delivered" | "busy"> {
      const db = await store.db();
      return db.transaction().execute(async (trx) => {
        const { id, kind, values, file } = submission;
        const known = await trx.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
        if (known?.state === "delivered") return "delivered";
        if (known?.lease_until && known.lease_until > now()) return "busy";
        const attempts = state === "pending" ? (known?.attempts ?? 0) + 1 : 0;
        const lease = state === "pending" ? now() + deliveryMs + LEASE_SPARE : null;
        await eraseFilesOf(trx, id);
        const row = {
          id,
          kind,
          state,
          payload: JSON.stringify(values),
          attempts,
          next_attempt_at: lease,
          lease_until: lease,
          last_error: null,
          created_at: known?.created_at ?? now(),
          updated_at: now(),
          delivered_at: null,
        };
        await trx
          .insertInto("submissions")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
        if (file) await writeFile(trx, file, { submissionId: id });
        return state === "pending" ? { attempts } : "kept";
      });
    },

    /** Erases what was personal and leaves the receipt. */
    async delivered(id: string): Promise<void> {
      const db = await store.db();
      await db.transaction().execute(async (trx) => {
        await eraseFilesOf(trx, id);
        await trx
          .updateTable("submissions")
          .set({
            state: "delivered",
            payload: null,
            lease_until: null,
            next_attempt_at: null,
            last_error: null,
            delivered_at: now(),
            updated_at: now(),
          })
          .where("id", "=", id)
          .execute();
      });
    },

    /** Frees the claim and notes when the next try is due; refused for good, it waits for the operator. */
    async notDelivered(
      id: string,
      attempts: number,
      { retry, why }: { retry: boolean; why: string },
    ): Promise<void> {
      const db = await store.db();
      const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
      await db
        .updateTable("submissions")
        .set({
          state: retry ? "pending" : "failed",
          lease_until: null,
          next_attempt_at: retry ? now() + wait : null,
          last_error: why,
          updated_at: now(),
        })
        .where("id", "=", id)
        .execute();
    },
  };
}

async function eraseFilesOf(trx: Transaction<Database>, id: string): Promise<void> {
  const files = await filesOf(trx, id);
  await eraseFiles(
    trx,
    files.map((file) => file.id),
  );
}
