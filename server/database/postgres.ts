import { Kysely, PostgresDialect } from "kysely";
import type { PoolConfig } from "pg";
import type { Log } from "../observability/log";
import type { Db } from "./connection";
import { migrate } from "./migrations/index";
import { createPool } from "./postgres-pool";
import type { Database } from "./schema";

/**
 * Migrations take as long as they take. Only for the lock on a table they do not wait long: whoever asks for that table
 * meanwhile waits behind them. Milliseconds.
 */
const FOR_MIGRATIONS: PoolConfig = { max: 1, connectionTimeoutMillis: 5_000, lock_timeout: 3_000 };

/** Opens the database and brings it up to date. Rejects when it cannot be reached or migrated. */
export async function openPostgres(
  url: string,
  log: Log,
  bringUpToDate = (db: Db) => migrate(db, { dialect: "postgres", log, elsewhere: withoutTimeLimits(url) }),
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
