import type { Config } from "../config";
import { describeError, type Log } from "../observability/log";
import type { Connection } from "./connection";
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
export function createStore({ database }: Pick<Config, "database">, log: Log = NO_LOG): Store {
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

export function storeAddress({ database }: Pick<Config, "database">): string {
  if (database.kind === "sqlite") return database.file;
  const url = new URL(database.url);
  url.password = "";
  return url.href;
}
