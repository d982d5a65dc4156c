import type { Kysely, Migration } from "kysely";

/** When a submission was acknowledged to its visitor, and which client staged a file. */
export const acknowledged: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("acknowledged_at", "bigint").execute();
    await db.schema.alterTable("files").addColumn("client", "text").execute();
  },
};
