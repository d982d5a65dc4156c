import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsAcceptedBy, idsIn, openStore, untilDelivered } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { type FakeUpstream, startFakeUpstream } from "../support/servers/fake-upstream";
import { startSite } from "../support/servers/site";

test("kill -9 while visitors send, each time at another moment: the inbox has what was acknowledged", async () => {
  const visitors = new Visitors();
  const first = await startSite();
  let site = first;
  onTestFinished(async () => void (await Promise.all([site.stop(), first.stop()])));
  const rounds = 4 * scale;
  for (let round = 0; round < rounds; round += 1) {
    let dead = false;
    const before = visitors.ids("acknowledged").length;
    const crowd = visitors.crowd(site.url, 500, 6, () => dead);
    await vi.waitFor(() => expect(visitors.ids("acknowledged").length).toBeGreaterThan(before + 8), 20_000);
    await setTimeout((round * 77) % 300);
    dead = true;
    await site.end("SIGKILL");
    await crowd;
    site = await startSite({ DATA_DIR: first.dataDir });
  }
  await using store = openStore(first.dataDir);
  const arrived = await idsIn(store, "inbox");
  const counts = count("kill -9 while visitors send", visitors, arrived);
  expect(counts).toMatchObject({ lost: 0, duplicates: 0 });
  expect(counts.acknowledged).toBeGreaterThan(rounds);
});

type Arrange = (upstream: FakeUpstream, kill: () => void) => void;

const whenAsked: Arrange = (upstream, kill) => {
  upstream.mode = "hang";
  void vi.waitFor(() => expect(upstream.requests).toHaveLength(1), 20_000).then(kill);
};
const whenAnswered: Arrange = (upstream, kill) => {
  upstream.onResponse = kill;
};
const afterFailure: Arrange = (upstream) => {
  upstream.mode = { status: 503 };
};

/** When the process dies after it stored the submission, and how many duplicates may arrive. */
const points: [string, number, Arrange][] = [
  ["during a delivery", 0, whenAsked],
  ["between the upstream's response and the receipt", 1, whenAnswered],
  ["after the visitor saw a failure", 0, afterFailure],
];

test.each(points)("kill -9 %s: the submission arrives after a restart", async (point, repeats, arrange) => {
  await using upstream = await startFakeUpstream();
  const visitors = new Visitors();
  const env = { API_BASE_URL: upstream.url };
  await using first = await startSite(env);
  arrange(upstream, () => process.kill(first.pid, "SIGKILL"));
  await visitors.send(first.url);
  await first.end("SIGKILL");
  upstream.onResponse = undefined;
  upstream.mode = "ok";
  await using _second = await startSite({ ...env, DATA_DIR: first.dataDir });
  await using store = openStore(first.dataDir);
  await untilDelivered(store, 40_000);
  const counts = count(`kill -9 ${point}`, visitors, idsAcceptedBy(upstream));
  expect(counts.duplicates).toBeLessThanOrEqual(repeats);
  expect(new Set(idsAcceptedBy(upstream))).toEqual(new Set(visitors.outcomes.keys()));
});
