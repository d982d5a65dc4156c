import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { StoreMissing } from "./migrations";
import type { Database, Db } from "./schema";
import { retryingSqliteDialect } from "./sqlite-dialect";

/** With WAL and synchronous=FULL, acknowledged submissions survive a crash of the machine. */
export async function openSqlite(file: string, mustExist: boolean): Promise<Db> {
  if (mustExist && !existsSync(file)) throw new StoreMissing();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite creates the files beside this one with the same mode.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  // Loaded on use: a site on PostgreSQL needs no native module.
  const { DatabaseSync } = await import("@photostructure/sqlite");
  const database = new DatabaseSync(file);
  // Switching to WAL needs a lock that another process may hold. From then on the dialect waits for locks.
  database.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 0;
  `);
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
  await sql`pragma journal_mode = delete`.execute(db);
  await sql`pragma locking_mode = exclusive`.execute(db);
  await sql`begin exclusive`.execute(db);
}
