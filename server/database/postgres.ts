import { Kysely, PostgresDialect } from "kysely";
import type { PoolConfig } from "pg";
import type { Log } from "../observability/log";
import type { Db } from "./connection";
import { migrate, type OpeningOptions } from "./migrations";
import { createPool } from "./postgres-pool";
import type { Database } from "./schema";

/**
 * Migrations have no time limit, except for the lock on a table: while they wait for it, every other query on that table
 * waits behind them.
 */
const FOR_MIGRATIONS: PoolConfig = { max: 1, connectionTimeoutMillis: 5_000, lock_timeout: 3_000 };

/** Opens and migrates the database. Rejects when either fails. */
export async function openPostgres(
  url: string,
  log: Log,
  options: OpeningOptions = {},
  bringUpToDate = (db: Db) =>
    migrate(db, { dialect: "postgres", log, elsewhere: withoutTimeLimits(url), ...options }),
): Promise<Db> {
  const db = await connect(url);
  await bringUpToDate(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}

const connect = async (url: string, config?: PoolConfig): Promise<Db> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: await createPool(url, config) }) });

const withoutTimeLimits = (url: string) => async (run: (db: Db) => Promise<void>) => {
  const db = await connect(url, FOR_MIGRATIONS);
  await run(db).finally(() => db.destroy());
};
