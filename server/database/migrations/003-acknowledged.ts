import type { Kysely, Migration } from "kysely";

/** When a visitor was told that a submission is received, and whose a staged file is. */
export const acknowledged: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("acknowledged_at", "bigint").execute();
    await db.schema.alterTable("files").addColumn("client", "text").execute();
  },
};
