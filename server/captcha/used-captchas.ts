import type { Store } from "../database/store";
import type { Captchas } from "../types";

/**
 * Captchas that were answered, for all machines that share the store. One is good for one submission: two requests with
 * one captcha cannot both pass, but a submission that failed may try again with the captcha it used.
 */
export function createUsedCaptchas(store: Store): Pick<Captchas, "consume" | "finish"> {
  return {
    async consume({ id, expiry }, submissionId) {
      const db = await store.db();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("used_captchas")
        .values({ id, expires_at: expiry, submission_id: submissionId })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) === 1) return true;
      const used = await db
        .selectFrom("used_captchas")
        .select("submission_id")
        .where("id", "=", id)
        .executeTakeFirst();
      return used?.submission_id === submissionId;
    },
    async finish({ id }) {
      const db = await store.db();
      await db.updateTable("used_captchas").set({ submission_id: null }).where("id", "=", id).execute();
    },
  };
}
