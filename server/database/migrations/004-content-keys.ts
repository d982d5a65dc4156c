import type { Kysely, Migration } from "kysely";

/** Which content was the first under a submission's id, and the key under which the present one is delivered. */
export const contentKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("first_digest", "text").execute();
    await db.schema.alterTable("submissions").addColumn("idempotency_key", "text").execute();
  },
};
