import { sql } from "kysely";
import type { Config } from "../config";
import { StoreMissing } from "../database/migrations";
import type { Db } from "../database/schema";
import { type Store, storeName, tryToWrite } from "../database/store";
import { reasonOf } from "../observability/reason";
import { type Finding, fail, ok, warn } from "./finding";

/** Opens an existing store as a server does, which migrates it, then writes a row and deletes it. */
export async function checkStore(store: Store, config: Pick<Config, "database">): Promise<Finding[]> {
  const name = storeName(config);
  let db: Db;
  try {
    db = await store.db();
  } catch (error) {
    if (error instanceof StoreMissing)
      return [warn(`${name}: ${error.message} A server creates it when it starts.`)];
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

async function newestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? "none";
}
