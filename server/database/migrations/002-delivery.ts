import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "../connection";

/**
 * Adds columns for delivery and captchas, and a table for the rate limit. From here on the database deletes a submission's
 * files and a file's chunks with their owner. Chunks are not copied: there may be gigabytes of them.
 */
export const delivery = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("lease_owner", "text").execute();
    await db.schema.alterTable("submissions").addColumn("digest", "text").execute();
    await db.schema.alterTable("submissions").addColumn("give_up_at", "bigint").execute();
    await db.schema.alterTable("used_captchas").addColumn("submission_id", "text").execute();
    await db.schema
      .createTable("hits")
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("window_start", "bigint", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("hits_key", ["key", "window_start"])
      .execute();

    await sql`delete from files
      where submission_id is not null and submission_id not in (select id from submissions)`.execute(db);
    await sql`delete from file_chunks where file_id not in (select id from files)`.execute(db);
    if (dialect === "postgres") await addForeignKeys(db);
    else await rebuildFiles(db);
    await db.schema.createIndex("files_expiring").on("files").column("expires_at").execute();
  },
});

async function addForeignKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("files")
    .addForeignKeyConstraint("files_submission_id_fkey", ["submission_id"], "submissions", ["id"])
    .onDelete("cascade")
    .execute();
  await db.schema
    .alterTable("file_chunks")
    .addForeignKeyConstraint("file_chunks_file_id_fkey", ["file_id"], "files", ["id"])
    .onDelete("cascade")
    .execute();
}

/** SQLite takes foreign keys in new tables only. The table of files is small enough to copy; chunks get a trigger. */
async function rebuildFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("files").renameTo("old_files").execute();
  await db.schema
    .createTable("files")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) => column.references("submissions.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .execute();
  await sql`insert into files (id, submission_id, name, type, size, expires_at)
    select id, submission_id, name, type, size, expires_at from old_files`.execute(db);
  await db.schema.dropTable("old_files").execute();
  await db.schema.createIndex("files_of_submission").on("files").column("submission_id").execute();
  await sql`create trigger chunks_of_file after delete on files
    begin delete from file_chunks where file_id = old.id; end`.execute(db);
}
