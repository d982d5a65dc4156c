import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";

const SQLITE_BUSY = 5;

const LOCK_TIMEOUT_MS = 5_000;
const LOCK_POLL_MS = 20;

type Value = null | number | bigint | string | Uint8Array;

/** Waits for locks in JavaScript: SQLite itself would block the process. */
export const retryingSqliteDialect = (database: DatabaseSyncInstance): Dialect => ({
  createAdapter: () => new TransactionalDdl(),
  createDriver: () => new RetryingDriver({ database: adapt(database) }),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Makes Kysely migrate in a transaction, whose lock keeps other processes out. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class RetryingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    // Set before the wait for a connection: queries that queue behind one lock give up together.
    const deadline = Date.now() + LOCK_TIMEOUT_MS;
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileLocked(async () => connection.executeQuery(query), deadline),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }
  /** On a full disk SQLite has already rolled back, and this rollback fails. The first error is the one to report. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => {});
  }
}

async function retryWhileLocked<T>(run: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY || Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
  }
}

/** Messages of sqlite3_errstr. For statements that return rows, the package's errors have no code. */
const CODES: Record<string, number> = {
  "database is locked": SQLITE_BUSY,
  "attempt to write a readonly database": 8,
  "disk I/O error": 10,
  "database disk image is malformed": 11,
  "database or disk is full": 13,
  "unable to open database file": 14,
};

/** Adds the missing code, so that `UPDATE … RETURNING` also waits for a lock. */
function withCode<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && !("errcode" in error))
      Object.assign(error, { errcode: CODES[error.message] });
    throw error;
  }
}

function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      // A transaction that begins with a read fails when another process writes first. One that begins with a lock waits.
      const statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => withCode(() => statement.all(...(parameters as Value[]))),
        run: (parameters) => statement.run(...(parameters as Value[])),
        iterate: (parameters) => statement.iterate(...(parameters as Value[])) as IterableIterator<unknown>,
      };
    },
  };
}
