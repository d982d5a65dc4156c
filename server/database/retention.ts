import { removeExpiredCaptchas } from "../captcha/used-captchas";
import type { Config } from "../config";
import type { Log } from "../observability/log";
import { removeWindows } from "../rate-limit/store-counter";
import { removeSpam } from "../submissions/repository";
import { removeInbox, removeReceipts } from "../submissions/retention";
import { removeExpiredFiles } from "../uploads/files";
import type { Db } from "./connection";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Spam is kept for so long, in case a person filled in the honeypot. Milliseconds. */
export const SPAM_RETENTION_MS = 30 * DAY_MS;

/** The longest window of the rate limit is an hour, and the one before it still counts in part. Milliseconds. */
export const RATE_LIMIT_RETENTION_MS = 2 * 60 * 60 * 1000;

/** Removes what is older than it may be kept. A retention of 0 days keeps it for ever. What is pending stays. */
export async function applyRetention(
  db: Db,
  { receiptDays, inboxDays }: Config["retention"],
  log: Log,
  now: number,
): Promise<void> {
  await removeExpiredFiles(db, now);
  await removeSpam(db, now - SPAM_RETENTION_MS);
  await removeExpiredCaptchas(db, now);
  await removeWindows(db, now - RATE_LIMIT_RETENTION_MS);
  const receipts = receiptDays === 0 ? 0 : await removeReceipts(db, now - receiptDays * DAY_MS);
  const inbox = inboxDays === 0 ? 0 : await removeInbox(db, now - inboxDays * DAY_MS);
  if (receipts + inbox > 0) log.info({ receipts, inbox }, "submissions removed after their retention");
}
