import { afterAll, beforeAll, describe, test } from "vitest";
import type { Config } from "../../server/config";
import { type Postgres, postgresMissing, startPostgres } from "./servers/postgres";
import { tempConfig } from "./temp-config";

/** A configuration with an empty store. */
export type FreshConfig = (env?: Record<string, string>) => Promise<Readonly<Config>>;

/** Runs the same tests on SQLite and on a real PostgreSQL; where there is none, says so. */
export function onBothStores(tests: (fresh: FreshConfig) => void): void {
  describe("SQLite", () => tests(async (env) => tempConfig(env)));
  const missing = postgresMissing();
  if (missing) {
    console.warn(`SKIPPED: ${missing}, so the store was tested on SQLite only.`);
    test.skip(`PostgreSQL (${missing})`, () => {});
    return;
  }
  describe("PostgreSQL", () => {
    let server: Postgres;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server?.stop());
    tests(async (env) => tempConfig({ DATABASE_URL: await server.database(), ...env }));
  });
}

/** The environment that leads a command of its own to the store of a configuration. */
export function envOf({ database, dataDir }: Config): Record<string, string> {
  const DATABASE_URL = database.kind === "sqlite" ? `file:${database.file}` : database.url;
  return { DATA_DIR: dataDir, DATABASE_URL, LOG_LEVEL: "silent" };
}
