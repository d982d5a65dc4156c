import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsAcceptedBy, openStore, QUIET, untilDelivered } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { openCareer } from "../support/forms/open-career";
import { pdfBytes } from "../support/forms/resume-files";
import { multipart, send } from "../support/http";
import { startFakeUpstream } from "../support/servers/fake-upstream";
import { startSite } from "../support/servers/site";

async function start() {
  const upstream = await startFakeUpstream();
  const site = await startSite({ ...QUIET, API_BASE_URL: upstream.url });
  const stop = () => Promise.all([site.stop(), upstream.stop()]);
  return { upstream, site, visitors: new Visitors(), stop };
}

const newIds = (number: number) => Array.from({ length: number }, () => randomUUID());

test("applications that are sent again with another captcha, at once and after their delivery, arrive once", async () => {
  const { upstream, site, visitors, stop } = await start();
  const ids = newIds(6 * scale);
  const sendAll = () =>
    Promise.all(ids.map(async (id) => visitors.applyFrom(site.url, await openCareer(site.url), id)));
  upstream.mode = { status: 503 };
  expect(new Set(await sendAll())).toEqual(new Set(["rejected"]));
  upstream.mode = "ok";
  await sendAll();
  const store = openStore(site.dataDir);
  await untilDelivered(store, 60_000);
  await sendAll();
  const counts = count("another captcha, same application", visitors, idsAcceptedBy(upstream));
  expect(counts).toMatchObject({ acknowledged: 6 * scale, arrived: 6 * scale, duplicates: 0, lost: 0 });
  await store.close();
  await stop();
});

test("of ten applications at once with one captcha one is taken, and arrives", async () => {
  const { upstream, site, visitors, stop } = await start();
  for (const id of newIds(scale)) {
    const page = await openCareer(site.url);
    const answers = newIds(10).map(async (current_city) => {
      const fields = { ...page.fields, submission_id: id, name: `sent-by-${id}`, current_city };
      const { contentType, body } = multipart(fields);
      const headers = { "Content-Type": contentType, Cookie: page.cookie };
      return (await send(`${site.url}/career`, { method: "POST", headers, body })).status;
    });
    expect((await Promise.all(answers)).filter((status) => status !== 422)).toEqual([303]);
    visitors.outcomes.set(id, "acknowledged");
  }
  const counts = count("ten applications, one captcha", visitors, idsAcceptedBy(upstream));
  expect(counts).toMatchObject({ arrived: scale, duplicates: 0, lost: 0 });
  await stop();
});

test("applications from three tabs that were opened at once are all taken", async () => {
  const { upstream, site, visitors, stop } = await start();
  for (let visitor = 0; visitor < 2 * scale; visitor += 1) {
    const { cookie } = await openCareer(site.url);
    const tabs = await Promise.all([1, 2, 3].map(() => openCareer(site.url, { Cookie: cookie })));
    // The last cookie wins.
    const last = tabs.at(-1)?.cookie ?? "";
    for (const tab of tabs) await visitors.applyFrom(site.url, { ...tab, cookie: last }, randomUUID());
  }
  const counts = count("three tabs opened at once", visitors, idsAcceptedBy(upstream));
  expect(counts).toMatchObject({ acknowledged: 6 * scale, duplicates: 0, lost: 0 });
  await stop();
});

test("a résumé whose replacement finds no room arrives with its application", async () => {
  const { upstream, site, visitors, stop } = await start();
  const stage = async (size: number, replaces = "") => {
    const bytes = pdfBytes(size);
    const { contentType, body } = multipart({ resume_id: replaces }, { name: "cv.pdf", bytes });
    const headers = { "Content-Type": contentType };
    return send(`${site.url}/career/resume`, { method: "POST", headers, body });
  };
  for (let file = 0; file < 3; file += 1) expect((await stage(20_000_000)).status).toBe(200);
  for (const id of newIds(3 * scale)) {
    const { id: resumeId } = JSON.parse((await stage(10_000)).body) as { id: string };
    expect((await stage(20_000_000, resumeId)).status).toBe(503);
    await visitors.applyFrom(site.url, await openCareer(site.url), id, { resume_id: resumeId });
  }
  const withFile = upstream.requests.filter(({ form }) => (form?.get("resume") as File).size === 10_000);
  const arrivals = idsAcceptedBy({ ...upstream, requests: withFile });
  const counts = count("résumé replaced without room", visitors, arrivals);
  expect(counts).toMatchObject({ acknowledged: 3 * scale, arrived: 3 * scale, duplicates: 0, lost: 0 });
  await stop();
});
