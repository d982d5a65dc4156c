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
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  for (const pragma of [
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 5000",
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
      const statement = database.prepare(sql);
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
