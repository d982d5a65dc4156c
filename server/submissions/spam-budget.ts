import type { Db } from "../database/schema";

/** Submissions: 120 MB of texts of full length. */
export const SPAM_BUDGET = 10_000;

/** Erases the oldest spam when its budget is used up: call it in the transaction that writes more. */
export async function makeRoomForSpam(db: Db): Promise<void> {
  const oldest = await db
    .selectFrom("submissions")
    .select("updated_at")
    .where("state", "=", "spam")
    .orderBy("updated_at", "desc")
    .limit(1)
    .offset(SPAM_BUDGET - 1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom("submissions")
    .where("state", "=", "spam")
    .where("updated_at", "<=", oldest.updated_at)
    .execute();
}
