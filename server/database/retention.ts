import type { Kysely } from "kysely";
import type { Database } from "./schema";

/** How long what the honeypot caught is kept, in case it was a person (QUALITY.md, "Spam"). */
export const SPAM_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** The longest window of the rate limit is an hour; the one before it still counts in part. */
const RATE_LIMIT_RETENTION_MS = 2 * 60 * 60 * 1000;

/** Erases what has come of age: résumés whose form never came right, spam, marks of captchas, hits. Files go along. */
export async function applyRetention(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom("files").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("submissions")
    .where("state", "=", "spam")
    .where("created_at", "<=", now - SPAM_RETENTION_MS)
    .execute();
  // An expired captcha cannot be used again anyway.
  await db.deleteFrom("used_captchas").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("hits")
    .where("window_start", "<=", now - RATE_LIMIT_RETENTION_MS)
    .execute();
}
