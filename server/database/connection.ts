import type { Kysely } from "kysely";
import type { Database } from "./schema";

export type Db = Kysely<Database>;

export interface Connection {
  /** The migrated database, opened by the first call; after a failure the next call tries again. */
  db(): Promise<Db>;
}
