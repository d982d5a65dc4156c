import type { Connection, Db } from "../database/connection";
import type { StateCounts, SubmissionState } from "../database/schema";

/** Rows that one statement counts: SQLite needs some 10 ms for them, and a quarter of a second for a million. */
const AT_ONCE = 20_000;

const STATES: readonly SubmissionState[] = ["pending", "delivered", "inbox", "failed", "spam"];

/** Counts in small statements, with room for others between them. */
export async function countByState(connection: Connection, atOnce = AT_ONCE): Promise<StateCounts> {
  const db = await connection.db();
  const counts: StateCounts = { pending: 0, delivered: 0, inbox: 0, failed: 0, spam: 0 };
  for (const state of STATES) counts[state] = await countState(db, state, atOnce);
  return counts;
}

async function countState(db: Db, state: SubmissionState, atOnce: number): Promise<number> {
  let total = 0;
  for (let from = 0; ; ) {
    const end = await changeAfter(db, state, from, atOnce);
    let query = db
      .selectFrom("submissions")
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .where("state", "=", state)
      .where("updated_at", ">=", from);
    if (end !== undefined) query = query.where("updated_at", "<", end);
    total += Number((await query.executeTakeFirstOrThrow()).count);
    if (end === undefined) return total;
    from = end;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The first time after `from` with at least `skip` rows between them; undefined when fewer are left. */
async function changeAfter(
  db: Db,
  state: SubmissionState,
  from: number,
  skip: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("submissions")
    .select("updated_at")
    .where("state", "=", state)
    .where("updated_at", ">=", from)
    .orderBy("updated_at")
    .limit(1)
    .offset(skip)
    .executeTakeFirst();
  if (!row) return undefined;
  // As many changed in one millisecond: they are counted together.
  return Number(row.updated_at) > from ? Number(row.updated_at) : changeAfter(db, state, from, skip + skip);
}
