import { afterEach, expect, test } from "vitest";
import { pdf } from "../../support/forms/values";
import { openCareer, sendForm } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";
import { bytesIn } from "../../support/store/disk";

const MiB = 1024 * 1024;
/** What the database takes beside the files: its own pages, and a write-ahead log that is emptied every minute. */
const OVERHEAD = 16 * MiB;
const resume = pdf(5_000_000);

let site: Site;
afterEach(() => site.stop());

const from = (client: string) => ({ "X-Forwarded-For": client });

/** Sends an application with a file and these fields changed, from one client. */
async function apply(client: string, changed: Record<string, string>) {
  const { cookie, fields } = await openCareer(site.url, from(client));
  const form = { ...fields, ...changed, resume };
  return sendForm(`${site.url}/career`, form, { ...from(client), Cookie: cookie });
}

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test("a form refused for its rate stores no file, and says that the file must be chosen again", async () => {
  site = await startSite({ TRUST_PROXY: "loopback", RATE_LIMIT_PER_MINUTE: "10" });
  const statuses: number[] = [];
  let refused = "";
  for (let i = 0; i < 12; i += 1) {
    const response = await apply("192.0.2.1", { captcha: "WRONG" });
    statuses.push(response.status);
    if (response.status === 429) refused = response.body;
  }
  expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([10, 2]);
  expect(refused).toContain("attach it again");
  expect(refused).toContain('value="Amira Haddad"');
  expect(bytesIn(site.dataDir)).toBeLessThan(10 * resume.size + OVERHEAD);
}, 60_000);

test("a file above the size limit is not stored", async () => {
  site = await startSite({ TRUST_PROXY: "loopback" });
  const before = bytesIn(site.dataDir);
  const { status } = await sendForm(`${site.url}/career`, { resume: pdf(20_971_521) });
  expect(status).toBe(413);
  expect(bytesIn(site.dataDir) - before).toBeLessThan(MiB);
});
