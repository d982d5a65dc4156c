import type { Db } from "../database/connection";
import type { SubmissionState } from "../database/schema";

/** Rows that one statement removes, so that neither database is busy with it for long. */
const BATCH = 500;

/** Batches of a run: the rest goes in the next. */
const MAX_BATCHES = 20;

interface Expired {
  states: readonly Exclude<SubmissionState, "pending">[];
  column: "delivered_at" | "updated_at";
  /** Milliseconds since the epoch. */
  before: number;
}

/** Removes receipts of what was delivered at this time or before; returns how many. */
export const removeReceipts = (db: Db, before: number) =>
  removeInBatches(db, { states: ["delivered"], column: "delivered_at", before });

/** Removes what waits for the operator, with its files, if it has not changed since this time; returns how many. */
export const removeInbox = (db: Db, before: number) =>
  removeInBatches(db, { states: ["inbox", "failed"], column: "updated_at", before });

async function removeInBatches(db: Db, expired: Expired): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const without = await removeSome(db, expired, false, BATCH);
    // 20 MB are enough for one statement: SQLite overwrites what it removes, which takes a tenth of a second.
    const some = without + (await removeSome(db, expired, true, 1));
    if (some === 0) break;
    removed += some;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return removed;
}

/** The condition is checked again on the very rows that are removed: one that is being sent again meanwhile stays. */
async function removeSome(
  db: Db,
  { states, column, before }: Expired,
  withFiles: boolean,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("submissions")
    .where("state", "in", states)
    .where(column, "<=", before)
    .where("id", "in", (inner) =>
      inner
        .selectFrom("submissions as old")
        .select("old.id")
        .where("old.state", "in", states)
        .where(`old.${column}`, "<=", before)
        .where(({ exists, not, selectFrom }) => {
          const files = exists(
            selectFrom("files").select("files.id").whereRef("files.submission_id", "=", "old.id"),
          );
          return withFiles ? files : not(files);
        })
        .orderBy(`old.${column}`)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
