import { randomUUID } from "node:crypto";
import type { Db } from "./connection";

/**
 * Writes a row and deletes it, in one transaction: a full disk may show only at its commit, no other process ever sees the
 * row, and nothing stays behind. It holds no lock that another machine's trial waits for in PostgreSQL.
 */
export async function tryToWrite(db: Db): Promise<void> {
  const key = `trial ${randomUUID()}`;
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("rate_limit_windows").values({ key, window_start: 0, count: 0 }).execute();
    await trx.deleteFrom("rate_limit_windows").where("key", "=", key).execute();
  });
}
