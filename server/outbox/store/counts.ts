import { type Connection, STATES, type SubmissionState } from "./schema";

const HOUR_MS = 60 * 60 * 1000;

/** How many submissions are in each state, how long the oldest pending one has waited, and how many for over an hour. */
export async function countSubmissions(connection: Pick<Connection, "db">) {
  const db = await connection.db();
  const counted = await db
    .selectFrom("submissions")
    .select(["state", ({ fn }) => fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  // A query of its own: the first one reads only an index.
  const { oldest, overdue } = await db
    .selectFrom("submissions")
    .select(({ fn }) => [
      fn.min("created_at").as("oldest"),
      fn
        .countAll()
        .filterWhere("created_at", "<", Date.now() - HOUR_MS)
        .as("overdue"),
    ])
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  const states = Object.fromEntries(STATES.map((state) => [state, 0])) as Record<SubmissionState, number>;
  for (const { state, count } of counted) states[state] = Number(count);
  const oldestPendingMs = oldest === null ? 0 : Math.max(0, Date.now() - Number(oldest));
  return { states, oldestPendingMs, overdue: Number(overdue) };
}

export type Counts = Awaited<ReturnType<typeof countSubmissions>>;
