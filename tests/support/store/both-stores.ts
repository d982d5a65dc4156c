import { describe, inject } from "vitest";
import type { Config } from "../../../server/config/config";
import { createDatabase, noPostgres } from "../servers/postgres";
import { tempConfig } from "./temp-config";

/** Gives a configuration with a new, empty store. */
export type FreshConfig = (env?: Record<string, string>) => Promise<Readonly<Config>>;

export function onSqlite(tests: (fresh: FreshConfig) => void): void {
  describe("SQLite", () => tests(async (env) => tempConfig(env)));
}

/** For what the SQL of each decides; everything else runs once. */
export function onBothStores(tests: (fresh: FreshConfig) => void): void {
  onSqlite(tests);
  describe.skipIf(noPostgres)("PostgreSQL", () =>
    tests(async (env) => tempConfig({ DATABASE_URL: await createDatabase(inject("postgres")), ...env })),
  );
}
