import { Kysely, PostgresDialect } from "kysely";
import { migrate } from "./migrations/index";
import type { Database } from "./schema";

/** PostgreSQL's 64-bit integers, counts among them, come as text; ours are times and counts, which fit a number. */
const INT8 = 20;

/** A database that does not answer is an error in seconds, not a visitor who waits. Milliseconds. */
const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, statement_timeout: 10_000 };

/** Opens a pool of connections to PostgreSQL. What comes after a broken connection takes a new one. */
export async function openPostgres(url: string): Promise<Kysely<Database>> {
  const { Pool, types } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    application_name: "site",
    keepAlive: true,
    max: 10,
    ...LIMITS,
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as "text")) as typeof types.getTypeParser,
    },
  });
  // Whoever uses a connection that breaks is told by its query; without these listeners the process would end as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, "bytea").catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}
