import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsInTexts, openStore, QUIET, untilDelivered } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { type FakeUpstream, startFakeUpstream } from "../support/servers/fake-upstream";
import { startSite } from "../support/servers/site";

/** The requests that an upstream keeps which drops every repeat of a key. */
function keptBy({ requests }: FakeUpstream) {
  const keys = new Set<unknown>();
  return requests.filter(({ headers }) => {
    const key = headers["idempotency-key"];
    return !keys.has(key) && keys.add(key);
  });
}

test("an upstream that took the first texts late, and drops repeats, still gets every correction", async () => {
  const upstream = await startFakeUpstream();
  const site = await startSite({ ...QUIET, API_BASE_URL: upstream.url, API_TIMEOUT_MS: "2000" });
  const visitors = new Visitors();
  const forms = Array.from({ length: 10 * scale }, () => randomUUID());
  // Far beyond the limit: on a busy machine its timer comes late.
  upstream.mode = { delay: 6000 };
  const first = await Promise.all(forms.map((form) => visitors.send(site.url, randomUUID(), form)));
  expect(new Set(first)).toEqual(new Set(["rejected"]));
  upstream.mode = "ok";
  const second = await Promise.all(forms.map((form) => visitors.send(site.url, randomUUID(), form)));
  expect(new Set(second)).toEqual(new Set(["acknowledged"]));
  const store = openStore(site.dataDir);
  await untilDelivered(store, 60_000);
  const counts = count("upstream accepts late, text corrected", visitors, idsInTexts(keptBy(upstream)));
  expect(counts).toMatchObject({ arrived: 20 * scale, duplicates: 0, lost: 0 });
  await store.close();
  await site.stop();
  await upstream.stop();
});
