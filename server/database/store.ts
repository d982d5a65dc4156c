import { sql } from "kysely";
import type { Config } from "../config";
import { describeError, type Log } from "../observability/log";
import type { Connection } from "./connection";
import { createOpening } from "./opening";
import { openPostgres } from "./postgres";
import { applyRetention } from "./retention";
import { openSqlite } from "./sqlite";

export interface Store extends Connection {
  /** Whether it answers a query, told within ten seconds; false while it is being migrated. */
  ping(): Promise<boolean>;
  /** Removes what is older than it may be kept, also from SQLite's write-ahead log. */
  applyRetention(): Promise<void>;
  close(): Promise<void>;
}

const NO_LOG: Log = { info() {}, warn() {}, error() {} };

/** The store, opened when it is first used: importing the build has no side effects. */
export function createStore(
  { database, retention }: Pick<Config, "database" | "retention">,
  log: Log = NO_LOG,
): Store {
  let failed = false;
  const open = async () => {
    try {
      const db =
        database.kind === "sqlite"
          ? await openSqlite(database.file, log)
          : await openPostgres(database.url, log);
      failed = false;
      return db;
    } catch (error) {
      const address = storeAddress({ database });
      if (!failed) log.error({ database: address, ...describeError(error) }, "the store cannot be opened");
      failed = true;
      throw error;
    }
  };
  const opening = createOpening(open);
  return {
    db: opening.opened,
    ping: async () => {
      try {
        await sql`select 1`.execute(await opening.opened());
        return true;
      } catch {
        return false;
      }
    },
    async applyRetention() {
      const db = await opening.opened();
      await applyRetention(db, retention, log, Date.now());
      if (database.kind === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    async close() {
      await (await opening.end())?.destroy();
    },
  };
}

export function storeAddress({ database }: Pick<Config, "database">): string {
  if (database.kind === "sqlite") return database.file;
  const url = new URL(database.url);
  url.password = "";
  return url.href;
}
