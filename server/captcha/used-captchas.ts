import type { Connection } from "../database/connection";
import { digestOf, type Submission } from "../submissions/submission";

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

export interface UsedCaptchas {
  /** Uses up a captcha. False when another submission used it, or this one has arrived with another content. */
  consume(issued: IssuedCaptcha, submission: Submission): Promise<boolean>;
  /** Call it when the submission has arrived: from then on only an identical repeat may use the captcha. */
  finish(issued: IssuedCaptcha, submission: Submission): Promise<void>;
}

/**
 * A captcha is good for one submission, which may be corrected and sent again until it has arrived. After that only an
 * identical repeat is accepted, so that the second of two clicks is not an error.
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
