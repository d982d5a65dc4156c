import type { Kysely } from "kysely";
import type { Config } from "../../config";
import { migrate } from "./migrations";
import type { Database } from "./schema";
import { openSqlite } from "./sqlite";

export interface Store {
  /** The open and migrated database; the first call opens it. Rejects when it cannot be opened, and tries again next. */
  db(): Promise<Kysely<Database>>;
  close(): Promise<void>;
}

/** The store, opened when it is first needed: importing the build has no side effects. */
export function createStore(config: Pick<Config, "databaseFile">): Store {
  let opened: Promise<Kysely<Database>> | undefined;
  const open = async () => {
    const db = openSqlite(config.databaseFile);
    await migrate(db);
    return db;
  };
  return {
    db() {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    async close() {
      const db = await opened?.catch(() => undefined);
      opened = undefined;
      await db?.destroy();
    },
  };
}
