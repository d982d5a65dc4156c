import { sql } from "kysely";
import type { Config } from "../config";
import type { Connection } from "./connection";
import { openPostgres } from "./postgres";
import { applyRetention } from "./retention";
import { openSqlite } from "./sqlite";

export interface Store extends Connection {
  ping(): Promise<boolean>;
  /** Removes what is older than it may be kept, also from SQLite's write-ahead log. */
  applyRetention(): Promise<void>;
  close(): Promise<void>;
}

/** The store, opened when it is first used: importing the build has no side effects. */
export function createStore({ database }: Pick<Config, "database">): Store {
  let opened: ReturnType<Connection["db"]> | undefined;
  const open = async () => {
    const db =
      database.kind === "sqlite" ? await openSqlite(database.file) : await openPostgres(database.url);
    // Rows may have expired while nothing ran. A failure here is no reason to refuse the database.
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
    async close() {
      const closing = await opened?.catch(() => undefined);
      opened = undefined;
      await closing?.destroy();
    },
  };
}

export function storeAddress({ database }: Pick<Config, "database">): string {
  if (database.kind === "sqlite") return database.file;
  const url = new URL(database.url);
  url.password = "";
  return url.href;
}
