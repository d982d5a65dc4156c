import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { pdfBytes } from "../../support/forms/values";
import { encodeForm, openCareer, send, sendForm, sendRaw } from "../../support/http";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { startSite } from "../../support/servers/site";

const upstream = await startFakeUpstream();
const site = await startSite({
  API_BASE_URL: upstream.url,
  API_TIMEOUT_MS: "4000",
  LOG_LEVEL: "info",
  RATE_LIMIT_PER_MINUTE: "10",
});
afterAll(() => Promise.all([site.stop(), upstream.stop()]));

const MARK = "marked";
const mark = (field: string) => `${MARK}-${field}`;
const person = {
  email: `${mark("email")}@example.test`,
  first_name: mark("first"),
  last_name: mark("last"),
  project_name: mark("project"),
  message: mark("message"),
};

const contact = (more: Record<string, string> = {}) =>
  sendForm(`${site.url}/about?contact=message`, {
    ...person,
    topic: "New Project",
    submission_id: randomUUID(),
    ...more,
  });

async function apply(more: Record<string, string> = {}) {
  const { cookie, fields } = await openCareer(site.url);
  const marked = {
    ...fields,
    name: mark("name"),
    email: `${mark("email")}@example.test`,
    current_city: mark("city"),
    preferred_location: "Other",
    other_location: mark("elsewhere"),
    resume: new File([`%PDF-1.7\n${mark("content")}${pdfBytes()}`], `${mark("file")}.pdf`),
    ...more,
  };
  return sendForm(`${site.url}/career`, marked, { Cookie: cookie });
}

test("no log line contains what a visitor typed, uploaded or requested", async () => {
  expect((await contact()).status).toBe(303);
  expect((await contact({ email: mark("no-address") })).status).toBe(422);
  expect((await apply()).status).toBe(303);
  expect((await apply({ phone: mark("phone") })).status).toBe(422);
  for (const mode of ["reset", "garbage", { status: 500 }] as const) {
    upstream.mode = mode;
    expect((await contact()).status).toBe(502);
    expect((await apply()).status).toBe(502);
  }
  // More than ten within a minute are rate limited.
  for (let i = 0; i < 6; i += 1) await contact();
  await sendForm(`${site.url}/${"about"}`, { [`${mark("key")}[50000000]`]: "1" });
  await sendRaw(
    site.url,
    `POST /about HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${mark("chunk")}\r\n`,
  );
  const { body, headers } = await encodeForm({ resume: new File([mark("part")], mark("file")) });
  const cutOff = { method: "POST", headers, body: body.subarray(0, -20) };
  await send(`${site.url}/about?contact=message`, cutOff);
  // Cached pages are not logged; these two are never cached.
  const marked = { headers: { "User-Agent": mark("agent"), Referer: `http://x/${mark("from")}` } };
  for (const path of ["/career?x", "/services?process"])
    await send(`${site.url}${path}=${mark("query")}`, marked);

  await expect.poll(() => site.output()).toContain('"path":"/services"');
  const output = site.output();
  expect(output).toContain('"status":429');
  expect(output).not.toContain(MARK);
  expect(output).not.toMatch(/127\.0\.0\.1|"::1"/);
});

test("the first line names the version, Node and the store", () => {
  const [started = "{}"] = /^.*"started".*$/m.exec(site.output()) ?? [];
  const database = expect.stringContaining(site.dataDir);
  expect(JSON.parse(started)).toMatchObject({ version: expect.any(String), node: process.version, database });
});

test("every response's request id is in its log line", async () => {
  const { headers } = await send(`${site.url}/career`);
  await expect.poll(() => site.output()).toContain(`"id":"${headers["x-request-id"]}"`);
});
