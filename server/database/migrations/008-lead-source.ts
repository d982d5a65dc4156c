import type { Kysely, Migration } from "kysely";

/** Where a submission came from, until it is delivered. */
export const leadSource: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("lead_source", "text").execute();
  },
};
