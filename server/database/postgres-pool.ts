import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { PoolClient, PoolConfig } from "pg";

/** The type of 64-bit integers, which pg gives as text. Ours are times and counts and fit a number. */
const INT8 = 20;

/**
 * How long a connection may hang before it is given up, in milliseconds. The server ends a statement first; when nothing is
 * heard of it, pg does. Five seconds are enough for a chunk of a file over 1 Mbit/s. A connection that hangs unused is
 * closed after as long, and the locks of a transaction that hangs are freed by the server after twice that.
 */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 4_500,
  query_timeout: 5_000,
  idleTimeoutMillis: 5_000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies PoolConfig;

/** Half an hour: after a failover or a new address, old connections do not stay for ever. */
const MAX_LIFETIME_S = 30 * 60;

/** Connections that are closed as soon as a query on them has not been answered. */
export async function createPool(url: string, config: PoolConfig = LIMITS): Promise<PostgresPool> {
  const { DatabaseError, Pool, types } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    application_name: "site",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    max: 10,
    ...config,
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as "text")) as typeof types.getTypeParser,
    },
  });
  // A query on a broken connection rejects; without these listeners the process would end as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const isAnswer = (error: unknown) => error instanceof DatabaseError;
  return {
    connect: async () => closedWhenUnanswered(await pool.connect(), isAnswer),
    end: () => pool.end(),
  };
}

/**
 * A query that timed out may still be answered, or never: its connection, which pg's pool would lend again, is closed, and
 * what Kysely asks of it meanwhile, such as a rollback, fails at once.
 */
function closedWhenUnanswered(client: PoolClient, isAnswer: (error: unknown) => boolean): PostgresPoolClient {
  let unanswered: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    if (unanswered) throw unanswered;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (!isAnswer(error)) unanswered = error as Error;
      throw error;
    }
  };
  return {
    // Of the two ways to ask that Kysely's type knows, text and cursor, the second needs an option that is not set.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(unanswered),
  };
}
