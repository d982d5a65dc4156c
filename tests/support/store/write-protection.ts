import { closeSync, openSync, writeSync } from "node:fs";
import { DatabaseSync } from "@photostructure/sqlite";
import { sql } from "kysely";
import type { Config } from "../../../server/config/config";
import type { Db } from "../../../server/outbox/store/schema";

/**
 * Makes a store refuse writes and answer reads, or lifts that again: as a disk that became read-only, or a database whose
 * provider or failover made it so. PostgreSQL applies it to new sessions, so the old ones are ended.
 */
export async function protectFromWrites(db: Db, { database }: Config, on: boolean): Promise<void> {
  const to = sql.raw(on ? "on" : "off");
  if (database.kind === "sqlite") {
    await sql`pragma query_only = ${to}`.execute(db);
    return;
  }
  const name = sql.id(new URL(database.url).pathname.slice(1));
  await db.connection().execute(async (session) => {
    await sql`set default_transaction_read_only = off`.execute(session);
    await sql`alter database ${name} set default_transaction_read_only = ${to}`.execute(session);
    if (on) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(session);
    }
  });
}

/**
 * Makes a SQLite file read-only to every user, or lifts that again; root ignores the mode of a file. Its header then asks
 * for a writer newer than there is, which SQLite answers by reading only (sqlite.org/fileformat2.html, "File format
 * version numbers"). No process may have the file open.
 */
export function protectFile(file: string, on: boolean): void {
  if (on) {
    // The write-ahead log may hold another copy of the header.
    const database = new DatabaseSync(file);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
  }
  const header = openSync(file, "r+");
  // Byte 18 is the write version; 2 means a write-ahead log.
  writeSync(header, Uint8Array.of(on ? 3 : 2), 0, 1, 18);
  closeSync(header);
}

/** Locks a SQLite file against writes, as the inbox command does; the returned function unlocks it. */
export function lockStore(file: string): () => void {
  const other = new DatabaseSync(file);
  other.exec("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE");
  return () => other.close();
}
