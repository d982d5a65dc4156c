import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type { PoolClient, PoolConfig } from "pg";
import type { Log } from "../observability/log";
import { migrate, type OpeningOptions } from "./migrations";
import type { Database, Db } from "./schema";

/** The type of 64-bit integers, which pg returns as text. Ours are times and counts, which fit into a number. */
const INT8 = 20;

/**
 * The server ends a statement after 4 s; if the server is silent, pg gives up after 4.5 s, which is enough for a chunk of a
 * file over 1 Mbit/s, and lets a form be answered within six. Idle connections but one are closed after 5 s: a form needs
 * no name server then. The server ends an idle transaction, and frees its locks, after 10 s. A migration that needs longer
 * has to lift these limits.
 */
const LIMITS = {
  connectionTimeoutMillis: 4_500,
  statement_timeout: 4_000,
  query_timeout: 4_500,
  idleTimeoutMillis: 5_000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies PoolConfig;

/** Half an hour: after a failover or a change of address, connections move to the new server. */
const MAX_LIFETIME_S = 30 * 60;

/**
 * SQLSTATE of a write in a read-only transaction. A session stays read-only for good when it began on a standby, or while
 * the database was set read-only.
 */
const READ_ONLY = "25006";

/** Opens and migrates the database. Rejects when either fails. */
export async function openPostgres(url: string, log: Log, options: OpeningOptions = {}): Promise<Db> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: await createPool(url) }) });
  await migrate(db, { dialect: "postgres", log, ...options }).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}

/** A pool that closes a connection once a query on it went unanswered, or met a session that takes no writes. */
async function createPool(url: string): Promise<PostgresPool> {
  const { DatabaseError, Pool, types } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    application_name: "site",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    min: 1,
    max: 10,
    ...LIMITS,
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as "text")) as typeof types.getTypeParser,
    },
  });
  // A query on a broken connection rejects in any case; without these listeners the error would also end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const isUsable = (error: unknown) => error instanceof DatabaseError && error.code !== READ_ONLY;
  return {
    connect: async () => closedWhenUnusable(await pool.connect(), isUsable),
    end: () => pool.end(),
  };
}

/**
 * After a timeout the answer may still arrive, so the connection is unusable; pg's pool would lend it again. It is closed on
 * release, and until then further queries, such as Kysely's rollback, fail at once.
 * @param isUsable whether a connection may be used again after this error
 */
function closedWhenUnusable(client: PoolClient, isUsable: (error: unknown) => boolean): PostgresPoolClient {
  let reason: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    if (reason) throw reason;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (!isUsable(error)) reason = error as Error;
      throw error;
    }
  };
  return {
    // Kysely's type also allows a cursor, which needs an option that is not set.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(reason),
  };
}
