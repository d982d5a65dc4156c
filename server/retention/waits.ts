import { sql } from "kysely";
import type { Db } from "../database/connection";

/** A day of runs. */
const WAIT_RUNS = 24 * 60;

/**
 * Counts one more run that puts the step off, and returns how many runs remain; 0 when the wait is over. It is counted in
 * the store because the clock is in doubt: a restart does not begin it anew, and a machine whose clock is right ends it.
 */
export async function putOff(db: Db, step: string): Promise<number> {
  const { runs } = await db
    .insertInto("retention_waits")
    .values({ step, runs: 1 })
    .onConflict((conflict) =>
      conflict.column("step").doUpdateSet({ runs: sql<number>`retention_waits.runs + 1` }),
    )
    .returning("runs")
    .executeTakeFirstOrThrow();
  return Math.max(0, WAIT_RUNS - runs);
}

export async function endWait(db: Db, step: string): Promise<void> {
  await db.deleteFrom("retention_waits").where("step", "=", step).execute();
}
