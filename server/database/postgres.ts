import { Kysely, PostgresDialect } from "kysely";
import { migrate } from "./migrations/index";
import { createPool } from "./postgres-pool";
import type { Database } from "./schema";

export async function openPostgres(url: string): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: await createPool(url) }) });
  await migrate(db, "bytea").catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}
