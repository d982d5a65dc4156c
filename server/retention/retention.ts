import { setTimeout } from "node:timers/promises";
import { type DeleteResult, sql } from "kysely";
import type { Config } from "../config";
import type { Connection, Db, SubmissionState } from "../database/schema";
import { describeError, type Log } from "../observability/log";
import { GIVE_UP_AFTER_MS } from "../submissions/leases";
import { isUnreferenced } from "../uploads/files";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Also the wait before the first sweep: a clock that is wrong when the machine starts has been set by then. */
export const RETENTION_INTERVAL_MS = HOUR_MS;

/** Spam is kept in case a person filled in the honeypot. */
export const SPAM_RETENTION_MS = 30 * DAY_MS;

/** Rows per statement, and files: SQLite overwrites their 20 MB, which takes 0.1 s. */
const BATCH = 500;
const FILES_AT_ONCE = 1;

/** Leaves the store and the process to visitors between two batches. */
const PAUSE_MS = 50;

type EraseBatch = (db: Db, now: number) => Promise<number>;

/**
 * Erases what has expired: once an hour, the first time an hour after the start. A step that fails delays no other; the next
 * sweep tries again.
 * @param now the time, in milliseconds since the epoch
 */
export function createRetention(
  connection: Connection,
  config: Pick<Config, "database" | "retention">,
  log: Log,
  now: () => number = Date.now,
) {
  const steps = stepsOf(config);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function eraseAll(name: string, eraseBatch: EraseBatch): Promise<number> {
    let erased = 0;
    try {
      const [db, time] = [await connection.db(), now()];
      for (let batch = 1; batch > 0 && !stopped; erased += batch) {
        batch = await eraseBatch(db, time);
        if (batch > 0) await setTimeout(PAUSE_MS);
      }
    } catch (error) {
      log.warn({ step: name, ...describeError(error) }, "expired data could not be removed");
    }
    return erased;
  }

  /** Never rejects. */
  async function sweep(): Promise<void> {
    const erased: Record<string, number> = {};
    for (const [name, eraseBatch] of Object.entries(steps)) erased[name] = await eraseAll(name, eraseBatch);
    if (Object.values(erased).some((count) => count > 0)) log.info({ erased }, "expired data removed");
  }

  return {
    sweep,
    start(): void {
      timer ??= setInterval(() => {
        running = running.then(sweep);
      }, RETENTION_INTERVAL_MS).unref();
    },
    /** Resolves after the statement under way. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Each erases some of what has expired, and returns how many rows. Nothing erases pending submissions. */
function stepsOf({
  database,
  retention,
}: Pick<Config, "database" | "retention">): Record<string, EraseBatch> {
  const { receiptDays, inboxDays } = retention;
  const steps: Record<string, EraseBatch> = {
    spam: submissions(["spam"], SPAM_RETENTION_MS),
    superseded: submissions(["superseded"], GIVE_UP_AFTER_MS),
    captchas: eraseCaptchas,
  };
  if (receiptDays > 0) steps.receipts = submissions(["delivered"], receiptDays * DAY_MS);
  if (inboxDays > 0) steps.inbox = submissions(["inbox", "failed"], inboxDays * DAY_MS);
  // After the submissions that referred to them.
  steps.files = eraseFiles;
  if (database.kind === "sqlite") steps.log = emptyWriteAheadLog;
  return steps;
}

/** Checks the time again on the rows it erases: one that is just being sent again stays. */
const submissions =
  (states: readonly SubmissionState[], ageMs: number): EraseBatch =>
  async (db, now) => {
    const results = await db
      .deleteFrom("submissions")
      .where("updated_at", "<=", now - ageMs)
      .where("state", "in", states)
      .where("id", "in", (old) =>
        old
          .selectFrom("submissions")
          .select("id")
          .where("state", "in", states)
          .where("updated_at", "<=", now - ageMs)
          .limit(BATCH),
      )
      .execute();
    return rowsOf(results);
  };

async function eraseCaptchas(db: Db, now: number): Promise<number> {
  return rowsOf(await db.deleteFrom("used_captchas").where("expires_at", "<=", now).execute());
}

/** Files that no submission refers to. */
async function eraseFiles(db: Db, now: number): Promise<number> {
  const results = await db
    .deleteFrom("files")
    .where("id", "in", (expired) =>
      expired
        .selectFrom("files")
        .select("files.id")
        .where("expires_at", "<=", now)
        .where(isUnreferenced)
        .limit(FILES_AT_ONCE),
    )
    .execute();
  return rowsOf(results);
}

/** The log still contains the erased data. */
async function emptyWriteAheadLog(db: Db): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return 0;
}

const rowsOf = (results: readonly DeleteResult[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
