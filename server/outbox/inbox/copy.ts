import { closeSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "../../config/config";
import { codeOf, reasonOf } from "../../observability/reason";
import { type Counts, countSubmissions } from "../store/counts";
import type { Database, Db } from "../store/schema";
import { lockOthersOut } from "../store/sqlite";
import { createStore, storeName } from "../store/store";

/** At most half a megabyte in one statement, for the time limits. References come after the files. */
const BATCHES: [table: keyof Database, rows: number][] = [
  ["files", 40],
  ["file_chunks", 1],
  ["submissions", 40],
  ["used_captchas", 40],
];

/**
 * Copies a SQLite store into a PostgreSQL database in one transaction. Locks other processes out of the source: a running
 * server would store forms that are not copied, and deliver pending ones twice. Throws if the source is in use or the target
 * has submissions.
 */
export async function copyStore(source: Db, config: Pick<Config, "database">): Promise<Counts> {
  await lockOthersOut(source).catch((error: unknown) => {
    if (codeOf(error) !== "SQLITE_5") throw error;
    throw new Error("another process has the store open; stop the server first");
  });
  const target = createStore(config);
  try {
    const db = await target.db();
    return await db.transaction().execute(async (trx) => {
      const existing = await trx.selectFrom("submissions").select("id").limit(1).executeTakeFirst();
      if (existing) throw new Error("it already has submissions");
      for (const [table, rows] of BATCHES) await copyTable(source, trx, table, rows);
      // Without statistics PostgreSQL would sort the whole table for each page of a list.
      await sql`analyze submissions`.execute(trx);
      return countSubmissions({ db: async () => trx });
    });
  } catch (error) {
    const why = codeOf(error) ? reasonOf(error) : (error as Error).message;
    throw new Error(`nothing was copied to ${storeName(config)}: ${why}`);
  } finally {
    await target.close();
  }
}

async function copyTable(source: Db, target: Db, table: keyof Database, size: number): Promise<void> {
  let batch: object[] = [];
  const insert = () => target.insertInto(table).values(batch).execute();
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    if (batch.push(row) < size) continue;
    await insert();
    batch = [];
  }
  if (batch.length > 0) await insert();
}

/**
 * Copies a SQLite store in one read transaction, while servers write to it, into an existing folder. The copy is named after
 * its time when it is complete; only its owner can read it. Throws if it cannot be written.
 */
export async function backUp(db: Db, folder: string) {
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const path = join(folder, `site-${time}.db`);
  const partial = `${path}.partial`;
  // SQLite itself would create a file that others may read.
  closeSync(openSync(partial, "wx", 0o600));
  try {
    await sql`vacuum into ${partial}`.execute(db);
    renameSync(partial, path);
  } catch (error) {
    // On a full disk SQLite leaves its journal.
    for (const name of [partial, `${partial}-journal`]) rmSync(name, { force: true });
    throw new Error(`${path}: ${reasonOf(error)}`);
  }
  return { path, size: statSync(path).size };
}
