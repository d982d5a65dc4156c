import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { first } from "../../../server/database/migrations/001-first";
import { tempConfig } from "../../support/commands/temp-config";
import { noPostgres, startPostgres } from "../../support/servers/postgres";
import { startSite } from "../../support/servers/site";
import { openOldDatabase } from "../../support/store/old-database";

/** Longer than a query may take. */
const SECONDS = 12;

describe.skipIf(noPostgres)("PostgreSQL", () => {
  test("during a long migration the process is alive, logs it and is not ready; afterwards it is ready", async () => {
    const postgres = await startPostgres();
    const DATABASE_URL = await postgres.database();
    let migrated = false;
    let begun = false;
    // Another process was first, and migrates for long.
    const other = openOldDatabase(tempConfig({ DATABASE_URL }), (dialect) => ({
      "001-first": {
        async up(db) {
          begun = true;
          await first(dialect).up(db);
          for (let second = 0; second < SECONDS; second += 1) await sql`select pg_sleep(1)`.execute(db);
        },
      },
    })).then((db) => {
      migrated = true;
      return db.destroy();
    });
    await vi.waitFor(() => expect(begun).toBe(true), 10_000);
    const site = await startSite({ DATABASE_URL });
    const status = async (path: string) => {
      const response = await fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(10_000) });
      return response.status;
    };
    await vi.waitFor(() => expect(site.output()).toContain("migrating the store"), 10_000);
    let asked = 0;
    while (!migrated) {
      const answers = [await status("/healthz"), await status("/readyz"), await status("/about")];
      if (!migrated) expect(answers).toEqual([200, 503, 200]);
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await other;
    expect(asked).toBeGreaterThan(3);
    await vi.waitFor(async () => expect(await status("/readyz")).toBe(200), 10_000);
    expect(site.output()).toContain("store migrated");
    expect(site.output()).not.toContain("could not open the store");
    await site.stop();
    await postgres.stop();
  });
});
