import { type Kysely, Migrator } from "kysely";
import { first } from "./001-first";
import { delivery } from "./002-delivery";
import { acknowledged } from "./003-acknowledged";

/** Runs the missing migrations in one transaction and under a lock: several processes may start at once. */
export async function migrate<T>(db: Kysely<T>, bytes: "blob" | "bytea"): Promise<void> {
  const getMigrations = async () => ({
    "001-first": first(bytes),
    "002-delivery": delivery(bytes),
    "003-acknowledged": acknowledged,
  });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
}
