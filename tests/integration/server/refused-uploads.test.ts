import { afterEach, expect, test } from "vitest";
import { openCareer } from "../../support/forms/open-career";
import { pdfBytes } from "../../support/forms/resume-files";
import { multipart, send } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";
import { bytesIn } from "../../support/store/disk";

const MiB = 1024 * 1024;
const PER_CLIENT = 64 * MiB;
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

async function stage(client: string, replaces?: string) {
  const { contentType, body } = multipart(replaces ? { resume_id: replaces } : {}, file);
  const headers = { ...from(client), "Content-Type": contentType };
  return send(`${site.url}/career/resume`, { method: "POST", headers, body });
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
  for (const path of ["/career", "/career/resume"]) {
    const { status } = await send(`${site.url}${path}`, { method: "POST", headers, body: large.body });
    expect(status).toBe(413);
  }
  expect(bytesIn(site.dataDir) - before).toBeLessThan(MiB);
});

test("beyond one client's budget for staged files none is stored, the form says so, and other clients can continue", async () => {
  site = await startSite({ TRUST_PROXY: "loopback", RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_HOUR: "0" });
  const staged: string[] = [];
  let full = await stage("192.0.2.1");
  for (let i = 0; i < 25 && full.status === 200; i += 1) {
    staged.push(JSON.parse(full.body).id);
    full = await stage("192.0.2.1");
  }
  expect(staged).toHaveLength(Math.floor(PER_CLIENT / file.bytes.length));
  expect(full.status).toBe(503);
  expect(Number(full.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(full.body).error).toMatch(/cannot take another file/);
  // Without scripts the same is said at the field, with everything typed.
  const form = await apply("192.0.2.1", { captcha: "WRONG" });
  expect(form.status).toBe(422);
  expect(form.body).toContain("could not be saved");
  expect(form.body).toContain('value="Amira Haddad"');
  expect(bytesIn(site.dataDir)).toBeLessThan(PER_CLIENT + OVERHEAD);
  // A request from another port is the same client; another address has its own budget.
  expect((await stage("192.0.2.1:4711")).status).toBe(503);
  expect((await stage("192.0.2.2")).status).toBe(200);
  // A replaced file makes room for the one that replaces it.
  const discard = multipart({ resume_id: staged[0] ?? "" });
  const headers = { ...from("192.0.2.1"), "Content-Type": discard.contentType };
  await send(`${site.url}/career/resume`, { method: "POST", headers, body: discard.body });
  expect((await stage("192.0.2.1")).status).toBe(200);
}, 60_000);
