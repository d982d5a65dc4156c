import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "../../../server/database/connection";

/** The migration 002-delivery as it ran until November 2026: databases that it made are in use. */
export const formerDelivery = (dialect: Dialect): Migration => ({
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

    await db.schema.alterTable("files").renameTo("old_files").execute();
    await db.schema.alterTable("file_chunks").renameTo("old_chunks").execute();
    await db.schema
      .createTable("files")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("submission_id", "text", (column) => column.references("submissions.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .execute();
    await db.schema
      .createTable("file_chunks")
      .addColumn("file_id", "text", (column) => column.notNull().references("files.id").onDelete("cascade"))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("bytes", dialect === "postgres" ? "bytea" : "blob", (column) => column.notNull())
      .addPrimaryKeyConstraint("file_chunks_of_file", ["file_id", "position"])
      .execute();
    await sql`insert into files (id, submission_id, name, type, size, expires_at)
      select id, submission_id, name, type, size, expires_at from old_files
      where submission_id is null or submission_id in (select id from submissions)`.execute(db);
    await sql`insert into file_chunks (file_id, position, bytes)
      select file_id, position, bytes from old_chunks where file_id in (select id from files)`.execute(db);
    await db.schema.dropTable("old_chunks").execute();
    await db.schema.dropTable("old_files").execute();
    await db.schema.createIndex("files_of_submission").on("files").column("submission_id").execute();
    await db.schema.createIndex("files_expiring").on("files").column("expires_at").execute();
  },
});
