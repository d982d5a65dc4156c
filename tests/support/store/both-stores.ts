import { describe, inject } from "vitest";
import type { Config } from "../../../server/config";
import { tempConfig } from "../commands/temp-config";
import { createDatabase, noPostgres } from "../servers/postgres";

export type FreshConfig = (env?: Record<string, string>) => Promise<Readonly<Config>>;

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onBothStores(tests: (fresh: FreshConfig) => void): void {
  describe("SQLite", () => tests(async (env) => tempConfig(env)));
  describe.skipIf(noPostgres)("PostgreSQL", () =>
    tests(async (env) => tempConfig({ DATABASE_URL: await createDatabase(inject("postgres")), ...env })),
  );
}

/** The environment in which a command opens the store of this configuration. */
export function envOf({ database, dataDir }: Config): Record<string, string> {
  const DATABASE_URL = database.kind === "sqlite" ? `file:${database.file}` : database.url;
  return { DATA_DIR: dataDir, DATABASE_URL, LOG_LEVEL: "silent" };
}
