import type { Db } from "./schema";

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

/** "again": by the same form, which may have been corrected. "taken": by another form. */
export type CaptchaClaim = "first" | "again" | "taken";

/** Call it in the transaction that stores the form: concurrent claims wait here for the first. */
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
