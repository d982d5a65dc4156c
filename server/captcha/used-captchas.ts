import type { Connection, Db } from "../database/connection";
import { digestOf, type Submission } from "../submissions/submission";

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

export interface UsedCaptchas {
  /** Uses it up for a submission. False when another submission used it, or this one has arrived with another content. */
  consume(issued: IssuedCaptcha, submission: Submission): Promise<boolean>;
  /** The submission has arrived: only a repeat of the very same may use it again. */
  finish(issued: IssuedCaptcha, submission: Submission): Promise<void>;
}

/**
 * A captcha is good for one submission, which may be sent with it again until it has arrived. After that only the very
 * same may, so that the second of two clicks is no error.
 */
export function createUsedCaptchas(connection: Connection): UsedCaptchas {
  return {
    async consume({ id, expiry }, submission) {
      const db = await connection.db();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("used_captchas")
        .values({ id, expires_at: expiry, submission_id: submission.id })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) === 1) return true;
      const used = await db
        .selectFrom("used_captchas")
        .select("submission_id")
        .where("id", "=", id)
        .executeTakeFirst();
      return used?.submission_id === submission.id || used?.submission_id === digestOf(submission);
    },
    async finish({ id }, submission) {
      const db = await connection.db();
      await db
        .updateTable("used_captchas")
        .set({ submission_id: digestOf(submission) })
        .where("id", "=", id)
        .execute();
    },
  };
}

export async function removeExpiredCaptchas(db: Db, now: number): Promise<void> {
  await db.deleteFrom("used_captchas").where("expires_at", "<=", now).execute();
}
