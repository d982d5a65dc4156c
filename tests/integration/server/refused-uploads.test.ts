import { afterEach, expect, test } from "vitest";
import { openCareer } from "../../support/forms/open-career";
import { pdfBytes } from "../../support/forms/resume-files";
import { multipart, send } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";
import { bytesIn } from "../../support/store/disk";

const MiB = 1024 * 1024;
/** What the database takes beside the files: its own pages, and a write-ahead log that is emptied every minute. */
const OVERHEAD = 16 * MiB;
const file = { name: "cv.pdf", bytes: pdfBytes(5_000_000) };

let site: Site;
afterEach(() => site.stop());

const from = (client: string) => ({ "X-Forwarded-For": client });

/** Sends an application with a file and these fields changed, from one client. */
async function apply(client: string, changed: Record<string, string>) {
  const { cookie, fields } = await openCareer(site.url, from(client));
  const { contentType, body } = multipart({ ...fields, ...changed }, file);
  const headers = { ...from(client), "Content-Type": contentType, Cookie: cookie };
  return send(`${site.url}/career`, { method: "POST", headers, body });
}

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test("a form refused for its rate stores no file, and says that the file must be chosen again", async () => {
  site = await startSite({ TRUST_PROXY: "loopback" });
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
  expect(bytesIn(site.dataDir)).toBeLessThan(10 * file.bytes.length + OVERHEAD);
}, 60_000);

test("a file above the size limit is not stored", async () => {
  site = await startSite({ TRUST_PROXY: "loopback" });
  const before = bytesIn(site.dataDir);
  const large = multipart({}, { name: "cv.pdf", bytes: pdfBytes(20_971_521) });
  const headers = { ...from("192.0.2.1"), "Content-Type": large.contentType };
  const { status } = await send(`${site.url}/career`, { method: "POST", headers, body: large.body });
  expect(status).toBe(413);
  expect(bytesIn(site.dataDir) - before).toBeLessThan(MiB);
});
