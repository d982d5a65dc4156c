import type { Kysely, Migration } from "kysely";
import type { Dialect } from "../connection";

export const first = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("submissions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("payload", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "bigint")
      .addColumn("lease_until", "bigint")
      .addColumn("last_error", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addColumn("delivered_at", "bigint")
      .execute();
    await db.schema
      .createIndex("submissions_due")
      .on("submissions")
      .columns(["state", "next_attempt_at"])
      .execute();
    await db.schema
      .createTable("files")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("submission_id", "text")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .execute();
    await db.schema.createIndex("files_of_submission").on("files").column("submission_id").execute();
    await db.schema
      .createTable("file_chunks")
      .addColumn("file_id", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("bytes", dialect === "postgres" ? "bytea" : "blob", (column) => column.notNull())
      .addPrimaryKeyConstraint("file_chunks_key", ["file_id", "position"])
      .execute();
    await db.schema
      .createTable("used_captchas")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
