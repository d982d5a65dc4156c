import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import type { Config } from "../config";
import type { Store } from "../database/store";
import { type Finding, fail, ok, warn } from "./finding";

const MB = 1_000_000;

/** In bytes: room for all files that visitors may leave unsent at once, and for the write-ahead log. */
const COMFORTABLE = 2_000 * MB;
/** In bytes: less than a few résumés with their write-ahead log take. */
const LEAST = 200 * MB;

/** Free space where the SQLite file lies; PostgreSQL tells the size of the database only. */
export async function checkDisk(store: Store, { database }: Pick<Config, "database">): Promise<Finding[]> {
  if (database.kind === "sqlite") {
    const folder = dirname(database.file);
    const { bavail, bsize } = await statfs(folder);
    return [judgeFreeSpace(bavail * bsize, folder)];
  }
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    await store.db(),
  );
  return [
    ok(`the database takes ${Math.ceil(Number(rows[0]?.bytes) / MB)} MB; watch the free space on its server`),
  ];
}

export function judgeFreeSpace(bytes: number, folder: string): Finding {
  const text = `${Math.floor(bytes / MB)} MB are free in ${folder}`;
  if (bytes < LEAST) return fail(`${text}: submissions will soon be refused. Make room.`);
  if (bytes < COMFORTABLE) return warn(`${text}: less than large uploads can take at once. Make room.`);
  return ok(text);
}
