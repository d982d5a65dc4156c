import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { message } from "../../support/forms/values";
import { send, sendForm } from "../../support/http";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { startSite } from "../../support/servers/site";

const TOKEN = "token-of-the-operator";
const upstream = await startFakeUpstream();
const env = { METRICS_TOKEN: TOKEN, RATE_LIMIT_PER_MINUTE: "3", LOG_LEVEL: "silent" };
const [site, closed] = await Promise.all([startSite({ ...env, API_BASE_URL: upstream.url }), startSite()]);
afterAll(() => Promise.all([site, closed, upstream].map((one) => one.stop())));

const ask = (authorization?: string, { url } = site) =>
  send(`${url}/metrics`, { headers: authorization ? { Authorization: authorization } : {} });

test("metrics are served only with the token, and not at all without one in the configuration", async () => {
  for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, "Bearer ", "Bearer undefined"]) {
    const { status, headers, body } = await ask(wrong);
    expect([status, headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    expect(body).not.toContain("http_requests_total");
    expect((await ask(wrong, closed)).status).toBe(404);
  }
});

test("responses are counted by status, submissions by state, refused forms by reason", async () => {
  const form = `${site.url}/about?contact=message`;
  expect((await sendForm(form, message)).status).toBe(303);
  upstream.mode = { status: 503 };
  expect((await sendForm(form, { ...message, message: "Another one" })).status).toBe(502);
  await sendForm(form, { email: "no" });
  await sendForm(form, message);
  await sendForm(form, message, { "Sec-Fetch-Site": "cross-site" });
  for (const method of ["DELETE", "PURGE", "M-SEARCH"]) await send(`${site.url}/about`, { method });
  await send(`${site.url}/amira@example.test`, { method: "POST", body: "x" });
  await send(`${site.url}/about`);
  const { body, headers } = await ask(`Bearer ${TOKEN}`);
  expect(headers["content-type"]).toMatch(/^text\/plain;.*version=0\.0\.4/);
  expect(headers["cache-control"]).toBe("no-store, no-transform");
  for (const line of [
    'http_requests_total{method="POST",status="303"} 1',
    'http_requests_total{method="other",status="405"} 3',
    'http_requests_total{method="GET",status="200"} 1',
    'submissions{state="delivered"} 1',
    'submissions{state="pending"} 1',
    "store_up 1",
    'forms_refused_total{reason="cross-site"} 1',
    'forms_refused_total{reason="invalid"} 1',
    'forms_refused_total{reason="upstream"} 1',
    'forms_refused_total{reason="store"} 0',
    'forms_refused_total{reason="rate-limited"} 1',
    'forms_refused_total{reason="busy"} 0',
  ])
    expect(body).toContain(`\n${line}\n`);
  expect(body).not.toContain("amira");
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(body).toMatch(new RegExp(`^site_build_info\\{version="${version}",commit="\\w+"\\} 1$`, "m"));
});
