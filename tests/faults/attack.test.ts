import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { HONEYPOT } from "~/forms/forms";
import { count, scale } from "../support/faults/report";
import { idsAcceptedBy, idsIn, idsInTexts, openStore } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { pdf } from "../support/forms/values";
import { openCareer, sendForm } from "../support/http";
import { startFakeUpstream } from "../support/servers/fake-upstream";
import { startSite } from "../support/servers/site";
import { bytesIn } from "../support/store/disk";

test("many messages under one submission id, at once and later, all arrive", async () => {
  await using upstream = await startFakeUpstream();
  upstream.mode = { delay: 50 };
  await using site = await startSite({ API_BASE_URL: upstream.url });
  const visitors = new Visitors();
  const submissionId = randomUUID();
  for (let round = 0; round < 5 * scale; round += 1) {
    await Promise.all(Array.from({ length: 12 }, () => visitors.send(site.url, randomUUID(), submissionId)));
  }
  const keys = idsAcceptedBy(upstream);
  expect(new Set(keys).size).toBe(keys.length);
  const texts = upstream.requests.map(({ body }) => body);
  const counts = count("same id, different content, same moment", visitors, idsInTexts(texts));
  expect(counts).toMatchObject({ acknowledged: 60 * scale, duplicates: 0, lost: 0 });
});

test("refused posts with files do not fill the disk, and visitors are still served", async () => {
  await using site = await startSite({ TRUST_PROXY: "loopback", RATE_LIMIT_PER_MINUTE: "5" });
  const visitors = new Visitors();
  const attacker = { "X-Forwarded-For": "198.51.100.1" };
  const resume = pdf(5_000_000);
  const { cookie, fields } = await openCareer(site.url, attacker);
  const posts = 20 * scale;
  for (let number = 0; number < posts; number += 1) {
    const more: Record<string, string> =
      number % 2 ? { [HONEYPOT]: "https://spam.example" } : { captcha: "WRONG" };
    const form = { ...fields, ...more, resume };
    const { status } = await sendForm(`${site.url}/career`, form, { ...attacker, Cookie: cookie });
    expect([303, 422, 429]).toContain(status);
    expect(await visitors.apply(site.url, `192.0.2.${number}`)).toBe("acknowledged");
  }
  const visitorsFiles = posts * 2_000_000;
  const more = bytesIn(site.dataDir) - visitorsFiles;
  const note = `${(posts * resume.size) / 1e6} MB refused, ${Math.round(more / 1e6)} MB stored of it`;
  await using store = openStore(site.dataDir);
  const counts = count("disk filled by refused posts", visitors, await idsIn(store, "inbox"), note);
  expect(counts).toMatchObject({ rejected: 0, duplicates: 0, lost: 0 });
  expect(more).toBeLessThan(80 * 1024 * 1024);
});
