import { type Migration, Migrator } from "kysely";
import type { Config } from "../../../server/config";
import type { Db, Dialect } from "../../../server/database/connection";
import { openPostgres } from "../../../server/database/postgres";
import { openSqlite } from "../../../server/database/sqlite";
import type { Log } from "../../../server/observability/log";

export const NO_LOG: Log = { info() {}, warn() {}, error() {} };

/** Opens a store that only these migrations have brought up to date, as an older build did. */
export function openOldDatabase(
  { database }: Config,
  migrationsFor: (dialect: Dialect) => Record<string, Migration>,
): Promise<Db> {
  const bringUpToDate = (dialect: Dialect) => async (db: Db) => {
    const provider = { getMigrations: async () => migrationsFor(dialect) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  };
  return database.kind === "sqlite"
    ? openSqlite(database.file, NO_LOG, {}, bringUpToDate("sqlite"))
    : openPostgres(database.url, NO_LOG, {}, bringUpToDate("postgres"));
}
