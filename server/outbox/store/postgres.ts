import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { PoolClient } from "pg";
import type { Db } from "./schema";

/** OID of 64-bit integers, which pg returns as text. Times and counts fit into a number. */
const INT8 = 20;

/** SQLSTATE of a write in a read-only session. A session that began on a standby stays read-only. */
const READ_ONLY = "25006";

/** Its pool closes a connection after an unanswered query, or a write in a read-only session. */
export async function openPostgres(url: string): Promise<Db> {
  const { DatabaseError, Pool, types } = (await import("pg")).default;
  types.setTypeParser(INT8, Number);
  const pool = new Pool({
    connectionString: url,
    application_name: "site",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // After a failover or a change of address, connections move to the new server.
    maxLifetimeSeconds: 30 * 60,
    // One idle connection stays, so that the next form needs no name lookup.
    min: 1,
    max: 10,
    idleTimeoutMillis: 5_000,
    // Enough for a chunk of a file over 1 Mbit/s, and a form is answered within six seconds. A longer migration has to lift it.
    connectionTimeoutMillis: 4_500,
    statement_timeout: 4_000,
    query_timeout: 4_500,
    idle_in_transaction_session_timeout: 10_000,
  });
  // The query rejects anyway; without a listener the error would also end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const isUsable = (error: unknown) => error instanceof DatabaseError && error.code !== READ_ONLY;
  const connect = async () => closedWhenUnusable(await pool.connect(), isUsable);
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });
}

/**
 * pg's pool would reuse a connection after a timeout, although the late answer may still arrive. This one is closed on
 * release; until then further queries, such as Kysely's rollback, fail at once.
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
    // Kysely's type also allows cursors, which are not used here.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(reason),
  };
}
