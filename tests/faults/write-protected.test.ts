import { describe, expect, test, vi } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsIn, openStore } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { createDatabase, noPostgres, startPostgres } from "../support/servers/postgres";
import { startSite } from "../support/servers/site";
import { tempConfig } from "../support/store/temp-config";
import { protectFromWrites } from "../support/store/write-protection";

describe.skipIf(noPostgres)("PostgreSQL", () => {
  test("while PostgreSQL is read-only forms are refused and the site is not ready; then both recover", async () => {
    await using postgres = await startPostgres();
    const DATABASE_URL = await createDatabase(postgres.url);
    const config = tempConfig({ DATABASE_URL });
    await using site = await startSite({ DATABASE_URL, SESSION_SECRET: "a secret for these tests alone" });
    const ready = async () => (await fetch(`${site.url}/readyz`)).status;
    await using operator = openStore(config.dataDir, DATABASE_URL);
    const visitors = new Visitors();
    await visitors.crowd(site.url, 5 * scale);
    await protectFromWrites(await operator.db(), config, true);
    await visitors.crowd(site.url, 5 * scale);
    await vi.waitFor(async () => expect(await ready()).toBe(503), 10_000);
    expect(visitors.ids("rejected").length).toBe(5 * scale);
    await protectFromWrites(await operator.db(), config, false);
    const begun = Date.now();
    await vi.waitFor(async () => expect(await ready()).toBe(200), 15_000);
    const note = `ready again after ${Date.now() - begun} ms`;
    await visitors.crowd(site.url, 5 * scale);
    await vi.waitFor(() => operator.check(), 10_000);
    const counts = count("PostgreSQL read-only", visitors, await idsIn(operator, "inbox"), note);
    expect(counts).toMatchObject({ acknowledged: 10 * scale, unanswered: 0, lost: 0 });
  });
});
