import { Kysely, PostgresDialect } from "kysely";
import { migrate } from "./migrations/index";
import type { Database } from "./schema";

/** The type of 64-bit integers, which pg gives as text. Ours are times and counts and fit a number. */
const INT8 = 20;

const TIMEOUTS_MS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, statement_timeout: 10_000 };

export async function openPostgres(url: string): Promise<Kysely<Database>> {
  const { Pool, types } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    application_name: "site",
    keepAlive: true,
    max: 10,
    ...TIMEOUTS_MS,
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as "text")) as typeof types.getTypeParser,
    },
  });
  // A query on a broken connection rejects; without these listeners the process would end as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, "bytea").catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}
