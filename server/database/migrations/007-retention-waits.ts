import type { Kysely, Migration } from "kysely";

/** How many runs of retention have put off a step that would erase much at once. */
export const retentionWaits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("retention_waits")
      .addColumn("step", "text", (column) => column.primaryKey())
      .addColumn("runs", "integer", (column) => column.notNull())
      .execute();
  },
};
