import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsAcceptedBy, idsIn, openStore, untilDelivered } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { startFakeUpstream, type UpstreamMode } from "../support/servers/fake-upstream";
import { freePort } from "../support/servers/free-port";
import { startSite } from "../support/servers/site";

const troubles: [string, UpstreamMode][] = [
  ["answers 503", { status: 503 }],
  ["does not answer in time", "hang"],
];

test.each(troubles)("an upstream that %s, then recovers, gets every submission", async (trouble, mode) => {
  await using upstream = await startFakeUpstream();
  const API_TIMEOUT_MS = mode === "hang" ? "2000" : "8000";
  await using site = await startSite({ API_BASE_URL: upstream.url, API_TIMEOUT_MS });
  const visitors = new Visitors();
  await visitors.crowd(site.url, 15 * scale);
  upstream.mode = mode;
  const already = visitors.ids("rejected").length;
  await visitors.crowd(site.url, 10 * scale);
  expect(visitors.ids("rejected").length - already).toBe(10 * scale);
  upstream.mode = "ok";
  // Otherwise an attempt that nobody waits for would wait half a minute for its answer.
  upstream.restart();
  await using store = openStore(site.dataDir);
  await untilDelivered(store, 60_000);
  const counts = count(`upstream ${trouble}`, visitors, idsAcceptedBy(upstream));
  expect(counts).toMatchObject({ lost: 0, duplicates: 0, arrived: 25 * scale });
});

test("an upstream that was unreachable for hours gets all that waits once a first submission has arrived", async () => {
  const port = await freePort();
  const first = await startFakeUpstream(port);
  await using site = await startSite({ API_BASE_URL: first.url });
  const visitors = new Visitors();
  await first.stop();
  await visitors.crowd(site.url, 10 * scale);
  await using store = openStore(site.dataDir);
  const db = await store.db();
  const now = Date.now();
  await db
    .updateTable("submissions")
    .set({ attempts: 900, updated_at: now - 300_000, next_attempt_at: now + 300_000 })
    .where("lease_until", "is", null)
    .execute();
  await using upstream = await startFakeUpstream(port);
  await visitors.send(site.url);
  await untilDelivered(store, 60_000);
  const counts = count("upstream gone, longest waits", visitors, idsAcceptedBy(upstream));
  const rejected = 10 * scale;
  expect(counts).toMatchObject({ lost: 0, duplicates: 0, arrived: rejected + 1, rejected });
});

test("contents that an upstream always answers with 500 delay no other, and stay in the store", async () => {
  await using upstream = await startFakeUpstream();
  await using site = await startSite({ API_BASE_URL: upstream.url });
  const visitors = new Visitors();
  const poison = [randomUUID(), randomUUID()];
  upstream.mode = { failFor: new RegExp(poison.join("|")) };
  for (const id of poison) await visitors.send(site.url, id);
  await visitors.crowd(site.url, 10 * scale);
  await using store = openStore(site.dataDir);
  expect((await idsIn(store, "pending")).sort()).toEqual(poison.sort());
  const counts = count("contents always answered 500", visitors, idsAcceptedBy(upstream));
  expect(counts).toMatchObject({ acknowledged: 10 * scale, rejected: 2, arrived: 10 * scale, lost: 0 });
});
