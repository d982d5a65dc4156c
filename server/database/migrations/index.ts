import { type Kysely, type Migration, Migrator } from "kysely";
import type { Log } from "../../observability/log";
import type { Dialect } from "../connection";
import { first } from "./001-first";
import { delivery } from "./002-delivery";
import { acknowledged } from "./003-acknowledged";
import { contentKeys } from "./004-content-keys";
import { indexes } from "./005-indexes";
import { recipients } from "./006-recipients";
import { retentionWaits } from "./007-retention-waits";
import { leadSource } from "./008-lead-source";

/**
 * In the order of their names. A migration only adds tables, indexes, and columns that are nullable or have a default, so
 * that the previous build keeps working during the upgrade and after a rollback. It rewrites no table with files.
 */
const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  "001-first": first(dialect),
  "002-delivery": delivery(dialect),
  "003-acknowledged": acknowledged,
  "004-content-keys": contentKeys,
  "005-indexes": indexes,
  "006-recipients": recipients,
  "007-retention-waits": retentionWaits,
  "008-lead-source": leadSource,
});

export interface OpeningOptions {
  /** Nothing is created: for commands, which may run in the wrong folder. */
  mustExist?: boolean;
}

export class StoreMissing extends Error {
  override name = "StoreMissing";
  override message = "there is no store, unless folder, DATA_DIR or DATABASE_URL differ from the server's";
}

interface MigrateOptions<T> extends OpeningOptions {
  dialect: Dialect;
  log: Log;
  /** Runs the migrations over another connection than `db`. */
  elsewhere?: (run: (db: Kysely<T>) => Promise<void>) => Promise<void>;
}

/**
 * Runs the missing migrations in one transaction and under a lock: of several processes that start at once, one runs them
 * and the others wait. Leaves a store alone that a newer build has migrated.
 */
export async function migrate<T>(
  db: Kysely<T>,
  { dialect, log, elsewhere = (run) => run(db), mustExist }: MigrateOptions<T>,
): Promise<void> {
  const migrations = migrationsFor(dialect);
  const migrator = (on: Kysely<T>) =>
    new Migrator({ db: on, provider: { getMigrations: async () => migrations } });
  const missing = (await migrator(db).getMigrations()).filter(({ executedAt }) => !executedAt);
  if (mustExist && missing.length === Object.keys(migrations).length) throw new StoreMissing();
  if (missing.length === 0) {
    const newer = (await executed(db)).filter((name) => !Object.hasOwn(migrations, name));
    if (newer.length > 0) log.warn({ newer }, "the store was migrated by a newer build and is used as it is");
    return;
  }
  const begun = Date.now();
  log.info(
    { migrations: missing.map(({ name }) => name) },
    "migrating the store: not ready until this has finished",
  );
  await elsewhere(async (on) => {
    const { error } = await migrator(on).migrateToLatest();
    if (error) throw error;
  });
  log.info({ ms: Date.now() - begun }, "store migrated");
}

async function executed<T>(db: Kysely<T>): Promise<string[]> {
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
