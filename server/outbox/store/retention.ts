import { setImmediate } from "node:timers/promises";
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

type RetentionConfig = Pick<Config, "retention" | "apiBaseUrl" | "mail">;

/**
 * Erases expired data ten minutes after the start, then hourly.
 * @param notify called with each sweep; a stop does not wait for it
 */
export function createRetention(
  connection: Connection,
  config: RetentionConfig,
  log: Log,
  notify?: () => Promise<void>,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Never rejects. */
  async function sweep(): Promise<void> {
    try {
      const db = await connection.db();
      const erased = await eraseExpired(db, config, Date.now());
      if (Object.values(erased).some((count) => count > 0)) log.info({ erased }, "expired data removed");
      if (connection.kind === "sqlite") await emptyWriteAheadLog(db);
    } catch (error) {
      log.warn(describeError(error), "expired data could not be removed");
    }
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

/** Returns how many rows were erased. */
async function eraseExpired(db: Db, config: RetentionConfig, now: number) {
  const { receiptDays, inboxDays } = config.retention;
  const waiting: SubmissionState[] = ["inbox", "failed"];
  // Without API and mail, nobody delivers pending submissions.
  if (!config.apiBaseUrl && !config.mail) waiting.push("pending");
  const erase = async (states: SubmissionState[], days: number) => {
    const expired = db.deleteFrom("submissions").where("state", "in", states);
    const { numDeletedRows } = await expired
      .where("updated_at", "<=", now - days * DAY_MS)
      .executeTakeFirst();
    return Number(numDeletedRows);
  };
  const captchas = await db.deleteFrom("used_captchas").where("expires_at", "<=", now).executeTakeFirst();
  return {
    captchas: Number(captchas.numDeletedRows),
    spam: await erase(["spam"], SPAM_RETENTION_DAYS),
    receipts: receiptDays > 0 ? await erase(["delivered"], receiptDays) : 0,
    inbox: inboxDays > 0 ? await erase(waiting, inboxDays) : 0,
    // After the submissions that referred to them.
    files: await eraseFiles(db, now),
  };
}

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
