import { resolve } from "node:path";
import type { Config } from "../config";
import { describeError, type Log } from "../observability/log";
import type { Connection } from "./connection";
import type { OpeningOptions } from "./migrations";
import { createOpening } from "./opening";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import { tryToWrite } from "./trial-write";

export interface Store extends Connection {
  /** Rejects within ten seconds unless the store takes writes; also while it is being migrated. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const NO_LOG: Log = { info() {}, warn() {}, error() {} };

/** The store, opened at its first use: importing the build has no side effects. */
export function createStore(
  { database }: Pick<Config, "database">,
  log: Log = NO_LOG,
  options: OpeningOptions = {},
): Store {
  let failed = false;
  const open = async () => {
    try {
      const db =
        database.kind === "sqlite"
          ? await openSqlite(database.file, log, options)
          : await openPostgres(database.url, log, options);
      failed = false;
      return db;
    } catch (error) {
      const address = storeName({ database });
      if (!failed) log.error({ database: address, ...describeError(error) }, "could not open the store");
      failed = true;
      throw error;
    }
  };
  const opening = createOpening(open);
  return {
    db: opening.opened,
    check: async () => tryToWrite(await opening.opened()),
    async close() {
      await (await opening.end())?.destroy();
    },
  };
}

/** For operators: without user, password or query. */
export function storeName({ database }: Pick<Config, "database">): string {
  if (database.kind === "sqlite") return `SQLite file ${resolve(database.file)}`;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL ${host}${pathname}`;
}
