import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type { Database } from "./schema";

/**
 * Opens the SQLite file, made when it is not there. WAL with synchronous=FULL: what was acknowledged survives a crash of
 * the machine; readers and the inbox command do not wait for the writer.
 */
export function openSqlite(file: string): Kysely<Database> {
  // What is in it is personal: a folder made here is its owner's only.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  for (const pragma of [
    // First: the change to WAL needs a lock that another process may hold.
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "secure_delete = ON",
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(database) }) });
}

type Value = null | number | bigint | string | Uint8Array;

/** The few members of better-sqlite3 that Kysely's dialect calls, over Node's own interface. */
function adapt(database: InstanceType<typeof DatabaseSync>): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      // A transaction that reads before it writes fails at once, without the busy timeout, when another process (the
      // inbox command) has written in between; one that takes its lock first waits for it.
      const statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as Value[])),
        run(parameters) {
          const { changes, lastInsertRowid } = statement.run(...(parameters as Value[]));
          return { changes, lastInsertRowid };
        },
        iterate: (parameters) => statement.iterate(...(parameters as Value[])) as IterableIterator<unknown>,
      };
    },
  };
}
