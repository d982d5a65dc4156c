import { expect, test, vi } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsAcceptedBy, idsIn, openStore } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { startFakeUpstream } from "../support/servers/fake-upstream";
import { startSite } from "../support/servers/site";

const statusOf = async (url: string) => (await fetch(url)).status;

test("SIGTERM under load: readiness fails first, every accepted request gets its response, exit code 0", async () => {
  await using upstream = await startFakeUpstream();
  upstream.mode = { delay: 300 };
  await using site = await startSite({ API_BASE_URL: upstream.url });
  const visitors = new Visitors();
  let gone = false;
  const crowd = visitors.crowd(site.url, 60 * scale, 6, () => gone);
  await vi.waitFor(() => expect(visitors.ids("acknowledged").length).toBeGreaterThan(6), 20_000);
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);

  const ended = site.end("SIGTERM").finally(() => {
    gone = true;
  });
  await vi.waitFor(async () => expect(await statusOf(`${site.url}/readyz`)).toBe(503), 20_000);
  expect(await statusOf(`${site.url}/healthz`)).toBe(200);
  expect(await visitors.send(site.url)).toBe("acknowledged");

  const code = await ended;
  await crowd;
  const counts = count("SIGTERM under load", visitors, idsAcceptedBy(upstream));
  expect(counts).toMatchObject({ lost: 0, rejected: 0, duplicates: 0 });
  expect([code, site.output()]).toEqual([0, expect.not.stringContaining("deliveries left")]);
  await using store = openStore(site.dataDir);
  // Nothing was stored without being acknowledged.
  expect(await idsIn(store, "delivered", "pending")).toHaveLength(counts.acknowledged);
});
