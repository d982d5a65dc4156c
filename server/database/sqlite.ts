import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import type { Log } from "../observability/log";
import { migrate, type OpeningOptions, StoreMissing } from "./migrations";
import type { Database, Db } from "./schema";
import { retryingSqliteDialect } from "./sqlite-dialect";

/** Opens or creates the file. WAL with synchronous=FULL: acknowledged submissions survive a crash of the machine. */
export async function openSqlite(file: string, log: Log, options: OpeningOptions = {}): Promise<Db> {
  if (options.mustExist && !existsSync(file)) throw new StoreMissing();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives the mode of its file to the others beside it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  // Loaded only where it is used: a site on PostgreSQL needs no native module.
  const { DatabaseSync } = await import("@photostructure/sqlite");
  const database = new DatabaseSync(file);
  for (const pragma of [
    // Switching to WAL needs a lock that another process may hold.
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "secure_delete = ON",
    "foreign_keys = ON",
    // From here on the dialect waits, which does not block the process.
    "busy_timeout = 0",
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  const db = new Kysely<Database>({ dialect: retryingSqliteDialect(database) });
  await migrate(db, { dialect: "sqlite", log, ...options }).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}

/** Empties the write-ahead log, which still holds what was erased. False while other processes read or write. */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  for (const _try of Array(20)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await setTimeout(100);
  }
  return false;
}

/**
 * Locks all other processes out of the file until it is closed. Rejects as locked when one has it open, even if idle: a
 * connection in WAL mode holds a shared lock, and leaving this mode needs an exclusive one.
 */
export async function lockOthersOut(db: Db): Promise<void> {
  // The next process that opens the file switches back to WAL.
  for (const statement of [
    "pragma journal_mode = delete",
    "pragma locking_mode = exclusive",
    "begin exclusive",
  ])
    await sql.raw(statement).execute(db);
}
