import { setImmediate } from "node:timers/promises";
import type { DeleteResult } from "kysely";
import type { Config } from "../../config/config";
import { describeError, type Log } from "../../observability/log";
import { eraseUnreferenced, isUnreferenced } from "./files";
import type { Connection, Db, SubmissionState } from "./schema";
import { emptyWriteAheadLog } from "./sqlite";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const RETENTION_INTERVAL_MS = HOUR_MS;

/** A clock that is wrong when the machine starts has been set by then. */
const FIRST_SWEEP_MS = 10 * 60 * 1000;

/** A person may have filled in the honeypot. */
export const SPAM_RETENTION_DAYS = 30;

/** Erases expired data, and returns the number of rows. */
type Step = (db: Db, now: number) => Promise<number>;

type RetentionConfig = Pick<Config, "retention" | "apiBaseUrl" | "mail">;

/**
 * Erases expired data ten minutes after the start, then hourly. After a failed step, the others go on.
 * @param notify called with each sweep; a stop does not wait for it
 */
export function createRetention(
  connection: Connection,
  config: RetentionConfig,
  log: Log,
  notify?: () => Promise<void>,
) {
  const steps = stepsOf(connection.kind === "sqlite", config);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Never rejects. */
  async function sweep(): Promise<void> {
    const erased: Record<string, number> = {};
    for (const [step, erase] of Object.entries(steps)) {
      try {
        erased[step] = await erase(await connection.db(), Date.now());
      } catch (error) {
        log.warn({ step, ...describeError(error) }, "expired data could not be removed");
      }
    }
    if (Object.values(erased).some((count) => count > 0)) log.info({ erased }, "expired data removed");
    void notify?.();
  }

  return {
    sweep,
    start(): void {
      timer ??= setTimeout(function next() {
        running = running.then(sweep);
        timer = setTimeout(next, RETENTION_INTERVAL_MS).unref();
      }, FIRST_SWEEP_MS).unref();
    },
    /** Resolves after the sweep under way. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      await running;
    },
  };
}

function stepsOf(isSqlite: boolean, { retention, apiBaseUrl, mail }: RetentionConfig): Record<string, Step> {
  const { receiptDays, inboxDays } = retention;
  const waiting: SubmissionState[] = ["inbox", "failed"];
  // Without API and mail, nobody delivers pending submissions.
  if (!apiBaseUrl && !mail) waiting.push("pending");
  const steps: Record<string, Step> = {
    captchas: async (db, now) =>
      rowsOf(await db.deleteFrom("used_captchas").where("expires_at", "<=", now).executeTakeFirst()),
    spam: submissions(["spam"], SPAM_RETENTION_DAYS),
  };
  if (receiptDays > 0) steps.receipts = submissions(["delivered"], receiptDays);
  if (inboxDays > 0) steps.inbox = submissions(waiting, inboxDays);
  // After the submissions that referred to them.
  steps.files = eraseFiles;
  if (isSqlite)
    steps.log = async (db) => {
      await emptyWriteAheadLog(db);
      return 0;
    };
  return steps;
}

const submissions =
  (states: SubmissionState[], days: number): Step =>
  async (db, now) => {
    const expired = db.deleteFrom("submissions").where("state", "in", states);
    return rowsOf(await expired.where("updated_at", "<=", now - days * DAY_MS).executeTakeFirst());
  };

const rowsOf = ({ numDeletedRows }: DeleteResult) => Number(numDeletedRows);

/** For the operator: erases a submission with its file. False if it does not exist. */
export async function eraseSubmission(connection: Connection, id: string): Promise<boolean> {
  const db = await connection.db();
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom("submissions")
      .where("id", "=", id)
      .returning("file_id")
      .executeTakeFirst();
    if (row?.file_id) await eraseUnreferenced(trx, row.file_id);
    return row !== undefined;
  });
}

/** One file after another: SQLite overwrites 20 MB in 0.1 s, and other requests run in between. */
async function eraseFiles(db: Db, now: number): Promise<number> {
  const expired = await db
    .selectFrom("files")
    .select("files.id")
    .where("expires_at", "<=", now)
    .where(isUnreferenced)
    .execute();
  for (const { id } of expired) {
    await eraseUnreferenced(db, id);
    await setImmediate();
  }
  return expired.length;
}
