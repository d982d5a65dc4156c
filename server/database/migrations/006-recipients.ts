import type { Kysely, Migration } from "kysely";

/** Which recipients of a mail have it, and which refused it for good. */
export const recipients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("recipients", "text").execute();
  },
};
