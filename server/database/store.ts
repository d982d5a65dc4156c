import { type Kysely, sql } from "kysely";
import type { Config } from "../config";
import { countByState, oldestPendingAge, type StateCounts } from "../submissions/counts";
import { openPostgres } from "./postgres";
import { applyRetention } from "./retention";
import type { Database } from "./schema";
import { openSqlite } from "./sqlite";

export interface Store {
  /** The open and migrated database; the first call opens it. Rejects when it cannot be opened, and tries again next. */
  db(): Promise<Kysely<Database>>;
  /** Whether it answers, asked now. */
  ping(): Promise<boolean>;
  countByState(): Promise<StateCounts>;
  /** Milliseconds; 0 when nothing is pending. */
  oldestPendingAge(): Promise<number>;
  /** Erases what has come of age, and what was erased from SQLite's log of changes too. */
  applyRetention(): Promise<void>;
  close(): Promise<void>;
}

/** The store, opened when it is first needed: importing the build has no side effects. */
export function createStore({ database }: Pick<Config, "database">): Store {
  let opened: Promise<Kysely<Database>> | undefined;
  const open = async () => {
    const db =
      database.kind === "sqlite" ? await openSqlite(database.file) : await openPostgres(database.url);
    // What came of age while nobody was here; not being able to is no reason to stay closed.
    await applyRetention(db, Date.now()).catch(() => {});
    return db;
  };
  const db = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    db,
    ping: async () => {
      try {
        await sql`select 1`.execute(await db());
        return true;
      } catch {
        return false;
      }
    },
    async applyRetention() {
      const open = await db();
      await applyRetention(open, Date.now());
      if (database.kind === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(open);
    },
    countByState: async () => countByState(await db()),
    oldestPendingAge: async () => oldestPendingAge(await db()),
    async close() {
      const closing = await opened?.catch(() => undefined);
      opened = undefined;
      await closing?.destroy();
    },
  };
}

/** For a line to the operator: where the store is, without the password. */
export function storeAddress({ database }: Pick<Config, "database">): string {
  if (database.kind === "sqlite") return database.file;
  const url = new URL(database.url);
  url.password = "";
  return url.href;
}
