import { removeExpiredCaptchas } from "../captcha/used-captchas";
import { removeWindows } from "../rate-limit/store-counter";
import { removeSpam } from "../submissions/repository";
import { removeExpiredFiles } from "../uploads/files";
import type { Db } from "./connection";

/** Spam is kept for so long, in case a person filled in the honeypot. Milliseconds. */
export const SPAM_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** The longest window of the rate limit is an hour, and the one before it still counts in part. Milliseconds. */
const RATE_LIMIT_RETENTION_MS = 2 * 60 * 60 * 1000;

export async function applyRetention(db: Db, now: number): Promise<void> {
  await removeExpiredFiles(db, now);
  await removeSpam(db, now - SPAM_RETENTION_MS);
  await removeExpiredCaptchas(db, now);
  await removeWindows(db, now - RATE_LIMIT_RETENTION_MS);
}
