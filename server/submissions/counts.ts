import type { Connection, StateCounts, SubmissionState } from "../database/schema";

export const STATES: readonly SubmissionState[] = [
  "pending",
  "failed",
  "inbox",
  "spam",
  "delivered",
  "superseded",
];

/** How many submissions are in each state. */
export async function countByState(connection: Connection): Promise<StateCounts> {
  const db = await connection.db();
  const rows = await db
    .selectFrom("submissions")
    .select(["state", ({ fn }) => fn.countAll<number | string>().as("count")])
    .groupBy("state")
    .execute();
  const counts = Object.fromEntries(STATES.map((state) => [state, 0])) as StateCounts;
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}
