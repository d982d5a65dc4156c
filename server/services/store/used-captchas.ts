import type { IssuedCaptcha } from "../types";
import type { Store } from "./index";

/** Marks a captcha used, once and for all machines that share the store. False when it had been used before. */
export async function consumeCaptcha(store: Store, { id, expiry }: IssuedCaptcha): Promise<boolean> {
  const db = await store.db();
  // An expired one cannot be used again anyway, so its mark need not be kept.
  await db.deleteFrom("used_captchas").where("expires_at", "<", Date.now()).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_captchas")
    .values({ id, expires_at: expiry })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}
