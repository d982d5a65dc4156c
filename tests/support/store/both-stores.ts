import { describe, inject } from "vitest";
import type { Config } from "../../../server/config/config";
import { createDatabase, noPostgres } from "../servers/postgres";
import { tempConfig } from "./temp-config";

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onBothStores(
  tests: (fresh: (env?: Record<string, string>) => Promise<Readonly<Config>>) => void,
): void {
  describe("SQLite", () => tests(async (env) => tempConfig(env)));
  describe.skipIf(noPostgres)("PostgreSQL", () =>
    tests(async (env) => tempConfig({ DATABASE_URL: await createDatabase(inject("postgres")), ...env })),
  );
}
