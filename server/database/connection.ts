import type { Kysely } from "kysely";
import type { Database } from "./schema";

export type Db = Kysely<Database>;

/** For migrations that differ between the two databases. */
export type Dialect = "sqlite" | "postgres";

export interface Connection {
  /** The migrated database, opened by the first call; after a failure the next call tries again. */
  db(): Promise<Db>;
}
