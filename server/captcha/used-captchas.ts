import type { Db } from "../database/connection";

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

/** "again": by this submission, which may have been corrected since. "taken": by another. */
export type CaptchaClaim = "first" | "again" | "taken";

/** Claims a captcha for a submission; call it in the transaction that stores the submission. */
export async function claimCaptcha(
  trx: Db,
  { id, expiry }: IssuedCaptcha,
  submissionId: string,
): Promise<CaptchaClaim> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("used_captchas")
    .values({ id, expires_at: expiry, submission_id: submissionId })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 1) return "first";
  const used = await trx
    .selectFrom("used_captchas")
    .select("submission_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return used?.submission_id === submissionId ? "again" : "taken";
}
