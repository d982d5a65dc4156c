import type { Config } from "../config";
import type { Db } from "../database/connection";
import {
  areOverdue,
  BATCH,
  type ExpiredSubmissions,
  emptyWriteAheadLog,
  eraseCaptchas,
  eraseStagedFile,
  eraseSubmissions,
  eraseWindows,
  FEW,
  ONE,
} from "./erase";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Spam is kept in case a person filled in the honeypot. */
const SPAM_DAYS = 30;
export const SPAM_RETENTION_MS = SPAM_DAYS * DAY_MS;

/** The longest window is an hour, and the previous one still counts in part. */
export const RATE_LIMIT_RETENTION_MS = 2 * HOUR_MS;

/** Of the machines on one store, at most. */
const CLOCK_DIFFERENCE_MS = 60_000;

export interface RetentionStep {
  name: string;
  /** Erases some of what has expired at `now` and returns how many rows; 0 when nothing is left. */
  eraseBatch(db: Db, now: number): Promise<number>;
  /** Whether it would erase more than a day's share: servers erase every minute, so little is ever due. */
  isMuch?(db: Db, now: number): Promise<boolean>;
}

interface SubmissionRetention extends Omit<ExpiredSubmissions, "before"> {
  name: string;
  /** 0 keeps them for ever. */
  days: number;
}

/** No step erases pending submissions. */
export function retentionSteps({
  database,
  retention,
}: Pick<Config, "database" | "retention">): RetentionStep[] {
  const submissions: SubmissionRetention[] = [
    { name: "spam", days: SPAM_DAYS, states: ["spam"], atOnce: FEW },
    { name: "receipts", days: retention.receiptDays, states: ["delivered"], atOnce: BATCH },
    { name: "inbox", days: retention.inboxDays, states: ["inbox", "failed"], atOnce: ONE },
  ];
  const steps: RetentionStep[] = [
    { name: "files", eraseBatch: eraseStagedFile },
    { name: "captchas", eraseBatch: eraseCaptchas },
    {
      name: "rate limits",
      eraseBatch: (db, now) =>
        eraseWindows(db, { before: now - RATE_LIMIT_RETENTION_MS, after: now + CLOCK_DIFFERENCE_MS }),
    },
    ...submissions
      .filter(({ days }) => days > 0)
      .map(({ name, days, ...expired }) => ({
        name,
        eraseBatch: (db: Db, now: number) =>
          eraseSubmissions(db, { ...expired, before: now - days * DAY_MS }),
        isMuch: (db: Db, now: number) => areOverdue(db, { ...expired, before: now - (days + 1) * DAY_MS }),
      })),
  ];
  if (database.kind === "sqlite") steps.push({ name: "write-ahead log", eraseBatch: emptyWriteAheadLog });
  return steps;
}
