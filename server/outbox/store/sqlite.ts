import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { type OpeningOptions, StoreMissing } from "./migrations";
import type { Database, Db } from "./schema";
import { retryingSqliteDialect } from "./sqlite-dialect";

/** With WAL and synchronous=FULL, acknowledged submissions survive a crash of the machine. */
export async function openSqlite(file: string, { mustExist }: OpeningOptions): Promise<Db> {
  if (mustExist && !existsSync(file)) throw new StoreMissing();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite creates the files beside this one with the same mode.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  // Loaded on use: a site on PostgreSQL needs no native module.
  const { DatabaseSync } = await import("@photostructure/sqlite");
  const database = new DatabaseSync(file);
  for (const pragma of [
    // Switching to WAL needs a lock that another process may hold.
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "secure_delete = ON",
    "foreign_keys = ON",
    // From here on the dialect waits for locks.
    "busy_timeout = 0",
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return new Kysely<Database>({ dialect: retryingSqliteDialect(database) });
}

/** Empties the write-ahead log, which still holds erased data. False while other processes read or write. */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  for (const _try of Array(20)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await setTimeout(100);
  }
  return false;
}

/**
 * Locks other processes out of the file until it is closed. Rejects as locked if one has it open, even if idle: leaving WAL
 * mode needs an exclusive lock.
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
