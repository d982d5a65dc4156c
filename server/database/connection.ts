import type { Kysely } from "kysely";
import type { Database } from "./schema";

/** A database, or a transaction in it. */
export type Db = Kysely<Database>;

/** Whoever runs queries takes this; only the composition and the operator's command know the whole store. */
export interface Connection {
  /** The open and migrated database. The first call opens it; when that fails it rejects, and the next one tries again. */
  db(): Promise<Db>;
}
