import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

const SQLITE_BUSY = 5;

/** How long another process's lock is waited for, and how often it is tried, in milliseconds. */
const LOCK_TIMEOUT_MS = 5_000;
const LOCK_POLL_MS = 20;

type Value = null | number | bigint | string | Uint8Array;

/** Kysely's dialect over Node's own interface, with waiting that lets the process go on with other things. */
export class RetryingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  constructor(database: DatabaseSyncInstance) {
    const adapted = adapt(database);
    super({ database: adapted });
    this.#database = adapted;
  }
  override createDriver() {
    return new RetryingDriver({ database: this.#database });
  }
  override createAdapter() {
    return new TransactionalDdl();
  }
}

/** Migrations run in one transaction, whose lock keeps other processes out; Kysely's own leave SQLite without. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class RetryingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    // From now, not from when it is our turn: who stands in a row before a lock gives up together with the first.
    const deadline = Date.now() + LOCK_TIMEOUT_MS;
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => whenFree(async () => connection.executeQuery(query), deadline),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }
  /** A full disk makes SQLite roll back by itself: the error that counts is the one that led here. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => {});
  }
}

/** SQLite's own waiting would stop the whole process; this stops the one who asked. */
async function whenFree<T>(run: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY || Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
  }
}

/** The few members of better-sqlite3 that Kysely's dialect calls. */
function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      // A transaction that reads before it writes fails at once when another process (the inbox command) has written in
      // between; one that takes its lock first can wait for it.
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
