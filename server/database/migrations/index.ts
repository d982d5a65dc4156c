import { type Kysely, Migrator } from "kysely";
import { first } from "./001-first";
import { delivery } from "./002-delivery";

/**
 * Runs the migrations that are missing, in one transaction and under a lock (SQLite's write lock, an advisory lock in
 * PostgreSQL): several processes may start at once.
 * @param bytes the database's name for a column of bytes
 */
export async function migrate<T>(db: Kysely<T>, bytes: "blob" | "bytea"): Promise<void> {
  const getMigrations = async () => ({ "001-first": first(bytes), "002-delivery": delivery(bytes) });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
}
