import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Log } from "../../observability/log";

type Dialect = "sqlite" | "postgres";

/** The tables of schema.ts. */
const tables = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("files")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("files_expiring").on("files").column("expires_at").execute();
    await db.schema
      .createTable("file_chunks")
      .addColumn("file_id", "text", (column) => column.notNull().references("files.id").onDelete("cascade"))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("bytes", dialect === "postgres" ? "bytea" : "blob", (column) => column.notNull())
      .addPrimaryKeyConstraint("file_chunks_key", ["file_id", "position"])
      .execute();
    await db.schema
      .createTable("submissions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("form_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("payload", "text")
      .addColumn("file_id", "text", (column) => column.references("files.id"))
      .addColumn("lead_source", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "bigint")
      .addColumn("lease_until", "bigint")
      .addColumn("lease_owner", "text")
      .addColumn("give_up_at", "bigint", (column) => column.notNull())
      .addColumn("last_error", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addColumn("delivered_at", "bigint")
      .addColumn("acknowledged_at", "bigint")
      .execute();
    for (const columns of [
      ["form_id"],
      ["file_id"],
      ["state", "next_attempt_at"],
      ["state", "updated_at"],
      ["created_at", "id"],
    ]) {
      const index = db.schema.createIndex(`submissions_${columns.join("_")}`).on("submissions");
      await index.columns(columns).execute();
    }
    await db.schema
      .createTable("used_captchas")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("form_id", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
});

/** An earlier build kept replaced submissions in this state. Their files expire. */
const correctionsReplace: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from submissions where state = 'superseded'`.execute(db);
  },
};

export class StoreMissing extends Error {
  override name = "StoreMissing";
  override message = "No store found. Check the folder, DATA_DIR and DATABASE_URL.";
}

/**
 * Runs missing migrations in one transaction under a lock: when several processes start at once, one migrates and the others
 * wait. Ignores migrations of a newer build.
 */
export async function migrate<T>(
  db: Kysely<T>,
  dialect: Dialect,
  log: Log,
  mustExist: boolean,
): Promise<void> {
  // Run in the order of their names. A released migration never changes. A new one adds only tables, indexes, and columns
  // that are nullable or have a default: the previous build keeps working during an upgrade and after a rollback.
  const migrations = { "001-tables": tables(dialect), "002-corrections-replace": correctionsReplace };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const missing = (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt);
  if (mustExist && missing.length === Object.keys(migrations).length) throw new StoreMissing();
  if (missing.length === 0) return;
  const begun = Date.now();
  const names = missing.map(({ name }) => name);
  log.info({ migrations: names }, "migrating the store: not ready until this has finished");
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  log.info({ ms: Date.now() - begun }, "store migrated");
}
