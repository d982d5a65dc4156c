import { describe, expect, test, vi } from "vitest";
import { countSubmissions } from "../../server/outbox/store/counts";
import { count, scale } from "../support/faults/report";
import { idsAcceptedBy, idsIn, openStore, untilDelivered } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { startFakeUpstream } from "../support/servers/fake-upstream";
import { createDatabase, noPostgres, startPostgres } from "../support/servers/postgres";
import { startSite } from "../support/servers/site";

describe.skipIf(noPostgres)("PostgreSQL", () => {
  test("when one of two machines is killed, the other delivers its submissions", async () => {
    await using postgres = await startPostgres();
    const DATABASE_URL = await createDatabase(postgres.url);
    await using upstream = await startFakeUpstream();
    const env = { DATABASE_URL, API_BASE_URL: upstream.url, SESSION_SECRET: "shared by both machines" };
    const [one, two] = await Promise.all([startSite(env), startSite(env)]);
    const visitors = new Visitors();
    await Promise.all([visitors.crowd(one.url, 10 * scale), visitors.crowd(two.url, 10 * scale)]);

    // Half of the deliveries are without a response when the machine dies.
    upstream.mode = { delay: 400 };
    let dead = false;
    const crowd = visitors.crowd(one.url, 400, 8, () => dead);
    await vi.waitFor(() => expect(upstream.requests.length).toBeGreaterThan(20 * scale + 12), 20_000);
    dead = true;
    await one.end("SIGKILL");
    await crowd;
    upstream.mode = "ok";
    await visitors.crowd(two.url, 10 * scale);
    await using store = openStore(two.dataDir, DATABASE_URL);
    await untilDelivered(store, 60_000);
    const counts = count("two machines, one killed", visitors, idsAcceptedBy(upstream));
    expect(counts.lost).toBe(0);
    const { states } = await countSubmissions(store);
    expect(new Set(idsAcceptedBy(upstream)).size).toBe(states.delivered);
    await Promise.all([one.stop(), two.stop()]);
  });

  test("while PostgreSQL is down visitors are told so; after its restart forms are accepted again", async () => {
    await using postgres = await startPostgres();
    const DATABASE_URL = await createDatabase(postgres.url);
    await using site = await startSite({ DATABASE_URL });
    const visitors = new Visitors();
    let over = false;
    const crowd = visitors.crowd(site.url, 1000, 4, () => over);
    const acknowledged = () => visitors.ids("acknowledged").length;
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(5), 20_000);
    await postgres.crash();
    await vi.waitFor(() => expect(visitors.ids("rejected").length).toBeGreaterThan(5), 20_000);
    // Readiness is told anew every two seconds.
    await vi.waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503), 10_000);
    // Alive, so that nothing restarts it.
    for (const path of ["/healthz", "/about"]) expect((await fetch(site.url + path)).status).toBe(200);
    await postgres.restart();
    const before = acknowledged();
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before + 5), 20_000);
    over = true;
    await crowd;
    await using store = openStore(site.dataDir, DATABASE_URL);
    const counts = count("PostgreSQL killed and started again", visitors, await idsIn(store, "inbox"));
    expect(counts).toMatchObject({ lost: 0, unanswered: 0, duplicates: 0 });
  });
});
