import { expect, test, vi } from "vitest";
import { count } from "../support/faults/report";
import { idsIn, openStore, QUIET } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { createDatabase, noPostgres, startPostgres } from "../support/servers/postgres";
import { startSite } from "../support/servers/site";
import { startSwallowingProxy } from "../support/servers/swallowing-proxy";

test.skipIf(noPostgres)(
  "connections to PostgreSQL that hang: readiness and submissions are back within 15 s, and none is lost",
  async () => {
    const postgres = await startPostgres();
    const direct = await createDatabase(postgres.url);
    const proxy = await startSwallowingProxy(Number(new URL(direct).port));
    const DATABASE_URL = direct.replace(/:\d+\//, `:${proxy.port}/`);
    const site = await startSite({ ...QUIET, DATABASE_URL });
    const visitors = new Visitors();
    let over = false;
    const crowd = visitors.crowd(site.url, 1_000_000, 8, () => over);
    const acknowledged = () => visitors.ids("acknowledged").length;
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(50), 20_000);
    const ready = async () =>
      (await fetch(`${site.url}/readyz`, { signal: AbortSignal.timeout(20_000) })).status;
    expect(await ready()).toBe(200);

    proxy.swallow();
    const begun = Date.now();
    await vi.waitFor(() => expect(visitors.ids("rejected").length).toBeGreaterThan(0), 20_000);
    const before = acknowledged();
    const back = { timeout: 15_000 - (Date.now() - begun), interval: 200 };
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before + 20), back);
    await vi.waitFor(async () => expect(await ready()).toBe(200), back);
    const took = Date.now() - begun;
    expect(took).toBeLessThan(15_000);
    over = true;
    await crowd;
    const store = openStore(site.dataDir, direct);
    const note = `accepted again after ${(took / 1000).toFixed(1)} s`;
    const counts = count("PostgreSQL black-holed", visitors, await idsIn(store, "inbox"), note);
    expect(counts).toMatchObject({ lost: 0, duplicates: 0, unanswered: 0 });
    await store.close();
    await site.stop();
    await proxy.stop();
    await postgres.stop();
  },
);
