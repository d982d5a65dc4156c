import { sql } from "kysely";
import type { Config } from "../config";
import type { Db } from "../database/connection";
import type { Store } from "../database/store";
import { tryToWrite } from "../database/trial-write";
import { type Finding, fail, ok } from "./finding";
import { reasonOf } from "./reason";

/** Opens the store as a server does, which migrates it, then writes a row and deletes it. */
export async function checkStore(store: Store, { database }: Pick<Config, "database">): Promise<Finding[]> {
  const name = storeName(database);
  let db: Db;
  try {
    db = await store.db();
  } catch (error) {
    return [fail(`${name} cannot be opened: ${reasonOf(error)}`)];
  }
  const findings: Finding[] = [];
  try {
    findings.push(ok(`${name} is open and its tables are up to date (${await newestMigration(db)})`));
    await tryToWrite(db);
    findings.push(ok("a row was written and deleted"));
  } catch (error) {
    findings.push(fail(`${name} cannot be written: ${reasonOf(error)}`));
  }
  return findings;
}

/** Without user and password. */
function storeName(database: Config["database"]): string {
  if (database.kind === "sqlite") return `SQLite file ${database.file}`;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL ${host}${pathname}`;
}

async function newestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? "none";
}
