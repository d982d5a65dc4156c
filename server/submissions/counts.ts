import { type Kysely, sql } from "kysely";
import type { Database, SubmissionState } from "../database/schema";

export type StateCounts = Record<SubmissionState, number>;

/** How many submissions are in each state; a state nobody is in counts 0. One pass over an index. */
export async function countByState(db: Kysely<Database>): Promise<StateCounts> {
  const rows = await db
    .selectFrom("submissions")
    .select(["state", sql<number | string>`count(*)`.as("count")])
    .groupBy("state")
    .execute();
  const counts: StateCounts = { pending: 0, delivered: 0, inbox: 0, failed: 0, spam: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/** Milliseconds since the oldest submission that is not delivered yet arrived; 0 when none waits. */
export async function oldestPendingAge(db: Kysely<Database>, now = Date.now()): Promise<number> {
  const row = await db
    .selectFrom("submissions")
    .select(sql<number | string | null>`min(created_at)`.as("oldest"))
    .where("state", "=", "pending")
    .executeTakeFirst();
  return row?.oldest == null ? 0 : Math.max(0, now - Number(row.oldest));
}
