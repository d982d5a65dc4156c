import { type DeleteResult, sql } from "kysely";
import type { Db } from "../database/connection";
import type { SubmissionState } from "../database/schema";

/** Small rows per statement: few enough to keep neither database busy for long. */
export const BATCH = 500;

/** For rows with a text, which SQLite overwrites. */
export const FEW = 20;

/** For rows that may have a file: SQLite overwrites its 20 MB, which takes 0.1 s. */
export const ONE = 1;

export interface ExpiredSubmissions {
  states: readonly Exclude<SubmissionState, "pending">[];
  /** Last changed then or earlier, in milliseconds since the epoch. A receipt changes no more. */
  before: number;
  atOnce: number;
}

// Each function erases some rows and returns how many.

/**
 * Checks the time again on the rows it erases, so that a submission that is just being sent again stays. Checking the state
 * again would make SQLite read every row of that state.
 */
export async function eraseSubmissions(
  db: Db,
  { states, before, atOnce }: ExpiredSubmissions,
): Promise<number> {
  const results = await db
    .deleteFrom("submissions")
    .where("updated_at", "<=", before)
    .where("id", "in", (submissions) =>
      submissions
        .selectFrom("submissions as old")
        .select("old.id")
        .where("old.state", "in", states)
        .where("old.updated_at", "<=", before)
        .limit(atOnce),
    )
    .execute();
  return rowsOf(results);
}

/** Whether some expired before `before` and are still here. */
export async function areOverdue(
  db: Db,
  { states, before }: Pick<ExpiredSubmissions, "states" | "before">,
): Promise<boolean> {
  const row = await db
    .selectFrom("submissions")
    .select("id")
    .where("state", "in", states)
    .where("updated_at", "<=", before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function eraseStagedFile(db: Db, now: number): Promise<number> {
  const results = await db
    .deleteFrom("files")
    .where("id", "in", (files) =>
      files.selectFrom("files").select("id").where("expires_at", "<=", now).limit(ONE),
    )
    .execute();
  return rowsOf(results);
}

export async function eraseCaptchas(db: Db, now: number): Promise<number> {
  const results = await db
    .deleteFrom("used_captchas")
    .where("id", "in", (captchas) =>
      captchas.selectFrom("used_captchas").select("id").where("expires_at", "<=", now).limit(BATCH),
    )
    .execute();
  return rowsOf(results);
}

/** Also those that begin after `after`: the clock has gone back, and they would count against clients once more. */
export async function eraseWindows(
  db: Db,
  { before, after }: { before: number; after: number },
): Promise<number> {
  const results = await db
    .deleteFrom("hits")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("key", "window_start"),
        "in",
        selectFrom("hits")
          .select(["key", "window_start"])
          .where((window) =>
            window.or([window("window_start", "<=", before), window("window_start", ">", after)]),
          )
          .limit(BATCH)
          .$asTuple("key", "window_start"),
      ),
    )
    .execute();
  return rowsOf(results);
}

/** The log still contains the erased data. */
export async function emptyWriteAheadLog(db: Db): Promise<0> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return 0;
}

const rowsOf = (results: readonly DeleteResult[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
