import type { Db } from "../database/schema";

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

/** "again": by the same form, which may have been corrected since. "taken": by another. */
export type CaptchaClaim = "first" | "again" | "taken";

/**
 * Claims a captcha for a form; call it in the transaction that stores the form. Of several at once, the others wait here for
 * the first.
 */
export async function claimCaptcha(
  trx: Db,
  { id, expiry }: IssuedCaptcha,
  formId: string,
): Promise<CaptchaClaim> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("used_captchas")
    .values({ id, expires_at: expiry, form_id: formId })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 1) return "first";
  const used = await trx
    .selectFrom("used_captchas")
    .select("form_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return used?.form_id === formId ? "again" : "taken";
}
