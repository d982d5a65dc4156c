import { randomUUID } from "node:crypto";
import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, ConfigError } from "../../config/config";
import { createLog, describeError, type Log } from "../../observability/log";
import { migrate } from "./migrations";
import { openPostgres } from "./postgres";
import type { Db } from "./schema";
import { openSqlite } from "./sqlite";

/**
 * Opens at its first use: importing the build has no side effects.
 * @param mustExist for commands, which may run in the wrong folder: creates nothing
 */
export function createStore(
  { database }: Pick<Config, "database">,
  log: Log = createLog("silent"),
  mustExist = false,
) {
  const open = async () => {
    const isSqlite = database.kind === "sqlite";
    const db = await (isSqlite ? openSqlite(database.file, mustExist) : openPostgres(database.url));
    await migrate(db, database.kind, log, mustExist).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  };
  let opening: Promise<Db> | undefined;
  const db = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    kind: database.kind,
    db,
    /** Rejects within ten seconds unless the store is writable. */
    check: async () => probeWrite(await db()),
    async close() {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      await opened?.destroy();
    },
  };
}

export type Store = ReturnType<typeof createStore>;

/**
 * Writes and deletes a row in one transaction. A full disk may show only at the commit; no other process sees the row, or
 * waits for its lock.
 */
async function probeWrite(db: Db): Promise<void> {
  const id = `probe ${randomUUID()}`;
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("used_captchas").values({ id, form_id: "", expires_at: 0 }).execute();
    await trx.deleteFrom("used_captchas").where("id", "=", id).execute();
  });
}

/** For operators, without user, password or query. */
export function storeName({ database }: Pick<Config, "database">): string {
  if (database.kind === "sqlite") return `SQLite file ${resolve(database.file)}`;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL ${host}${pathname}`;
}

/**
 * Returns a function that resolves to whether the store is writable. It never rejects, and logs each change. However often
 * it is called, it writes at most every two seconds.
 */
export function createReadiness(store: Pick<Store, "check">, log: Log, maxAgeMs = 2_000) {
  let wasReady = true;
  let latest: Promise<boolean> | undefined;

  async function check(): Promise<boolean> {
    try {
      await store.check();
      if (!wasReady) log.info({}, "ready again");
      wasReady = true;
    } catch (error) {
      if (wasReady) log.error(describeError(error), "not ready: the store is not writable");
      wasReady = false;
    }
    return wasReady;
  }

  return (): Promise<boolean> => {
    latest ??= check().finally(() => {
      setTimeout(() => (latest = undefined), maxAgeMs).unref();
    });
    return latest;
  };
}

/** Creates DATA_DIR, which holds the generated secret and uploads under way. Throws a ConfigError. */
export function prepareDataFolder({ dataDir }: Pick<Config, "dataDir">): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR must be a writable folder (${dataDir}: ${code})`);
  }
}
