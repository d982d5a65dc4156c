import { closeSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { reasonOf } from "../../observability/reason";
import type { Db } from "../store/schema";

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
