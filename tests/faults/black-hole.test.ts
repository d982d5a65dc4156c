import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { count } from "../support/faults/report";
import { idsIn, openStore } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { createDatabase, noPostgres, startPostgres } from "../support/servers/postgres";
import { startSite } from "../support/servers/site";

test.skipIf(noPostgres)(
  "connections to PostgreSQL that hang: readiness and submissions are back, and none is lost",
  async () => {
    await using postgres = await startPostgres();
    const direct = await createDatabase(postgres.url);
    const connections: [Socket, Socket][] = [];
    const proxy = createServer((client) => {
      const server = connect(Number(new URL(direct).port), "127.0.0.1");
      for (const socket of [client, server]) socket.on("error", () => {});
      client.pipe(server).pipe(client);
      connections.push([client, server]);
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const { port } = proxy.address() as AddressInfo;
    const DATABASE_URL = direct.replace(/:\d+\//, `:${port}/`);
    await using site = await startSite({ DATABASE_URL });
    const visitors = new Visitors();
    let over = false;
    const crowd = visitors.crowd(site.url, 1_000_000, 8, () => over);
    const acknowledged = () => visitors.ids("acknowledged").length;
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(50), 20_000);
    const ready = async () =>
      (await fetch(`${site.url}/readyz`, { signal: AbortSignal.timeout(20_000) })).status;
    expect(await ready()).toBe(200);

    // From now on open connections stay open but carry nothing; new ones work.
    for (const [client, server] of connections) {
      client.unpipe().resume();
      server.unpipe().resume();
    }
    await vi.waitFor(() => expect(visitors.ids("rejected").length).toBeGreaterThan(0), 20_000);
    const before = acknowledged();
    const back = { timeout: 30_000, interval: 200 };
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before + 20), back);
    await vi.waitFor(async () => expect(await ready()).toBe(200), back);
    over = true;
    await crowd;
    await using store = openStore(site.dataDir, direct);
    const counts = count("PostgreSQL black-holed", visitors, await idsIn(store, "inbox"));
    expect(counts).toMatchObject({ lost: 0, duplicates: 0, unanswered: 0 });
    proxy.close();
    for (const socket of connections.flat()) socket.destroy();
  },
);
