import { sql } from "kysely";
import type { Config } from "../../../server/config";
import type { Db } from "../../../server/database/connection";

/**
 * Makes a store refuse writes and answer reads, or lifts that again: as a disk that became read-only, or a database whose
 * provider or failover made it so. PostgreSQL applies it to new sessions, so the old ones are ended.
 */
export async function protectFromWrites(db: Db, { database }: Config, on: boolean): Promise<void> {
  const to = sql.raw(on ? "on" : "off");
  if (database.kind === "sqlite") {
    await sql`pragma query_only = ${to}`.execute(db);
    return;
  }
  const name = sql.id(new URL(database.url).pathname.slice(1));
  await db.connection().execute(async (session) => {
    await sql`set default_transaction_read_only = off`.execute(session);
    await sql`alter database ${name} set default_transaction_read_only = ${to}`.execute(session);
    if (on) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(session);
    }
  });
}
