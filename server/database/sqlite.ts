import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import type { Log } from "../observability/log";
import type { Db } from "./connection";
import { migrate, type OpeningOptions, StoreMissing } from "./migrations/index";
import type { Database } from "./schema";
import { RetryingSqliteDialect } from "./sqlite-dialect";

/** Node's own SQLite, stable from 24 on, or for older versions a package with the same interface. */
const loadDriver = () =>
  Number.parseInt(process.versions.node, 10) >= 24 ? import("node:sqlite") : import("@photostructure/sqlite");

/** Opens or creates the file. WAL with synchronous=FULL: acknowledged submissions survive a crash of the machine. */
export async function openSqlite(
  file: string,
  log: Log,
  options: OpeningOptions = {},
  bringUpToDate = (db: Db) => migrate(db, { dialect: "sqlite", log, ...options }),
): Promise<Db> {
  if (options.mustExist && !existsSync(file)) throw new StoreMissing();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const { DatabaseSync } = await loadDriver();
  const database = new DatabaseSync(file);
  for (const pragma of [
    // Switching to WAL needs a lock that another process may hold.
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "secure_delete = ON",
    "foreign_keys = ON",
    // From here on RetryingSqliteDialect waits, which does not block the process.
    "busy_timeout = 0",
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  const db = new Kysely<Database>({ dialect: new RetryingSqliteDialect(database) });
  await bringUpToDate(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}
