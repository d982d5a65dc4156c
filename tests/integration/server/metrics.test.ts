import { afterAll, beforeAll, expect, test } from "vitest";
import { message } from "../../support/forms/contact-message";
import { send, sendForm } from "../../support/http";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { type Site, startSite } from "../../support/servers/site";

const TOKEN = "token-of-the-operator";
let site: Site;
let closed: Site;
beforeAll(async () => {
  [site, closed] = await Promise.all([startSite({ METRICS_TOKEN: TOKEN }), startSite()]);
});
afterAll(() => Promise.all([site.stop(), closed.stop()]));

const ask = (authorization?: string, { url } = site) =>
  send(`${url}/metrics`, { headers: authorization ? { Authorization: authorization } : {} });

test("metrics are served only with the token", async () => {
  for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, "Bearer ", `Basic ${TOKEN}`]) {
    const { status, headers, body } = await ask(wrong);
    expect(status).toBe(401);
    expect(headers["www-authenticate"]).toBe("Bearer");
    expect(body).not.toContain("http_requests_total");
  }
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200);
});

test("without a token in the configuration /metrics is a 404", async () => {
  expect((await ask(undefined, closed)).status).toBe(404);
  expect((await ask("Bearer undefined", closed)).status).toBe(404);
  expect((await ask("Bearer ", closed)).status).toBe(404);
});

test("requests are counted by route and status, submissions by state", async () => {
  expect((await sendForm(`${site.url}/about?contact=message`, message)).status).toBe(303);
  await sendForm(`${site.url}/about?contact=message`, { email: "no" });
  await send(`${site.url}/about.data`);
  await send(`${site.url}/favicon.svg`);
  await send(`${site.url}/media/gone.jpg`);
  for (const guess of ["/wp-login.php", "/.env", "/amira@example.test"]) await send(`${site.url}${guess}`);
  for (const method of ["DELETE", "PURGE", "M-SEARCH"]) await send(`${site.url}/about`, { method });
  const { body, headers } = await ask(`Bearer ${TOKEN}`);
  expect(headers["content-type"]).toMatch(/^text\/plain;.*version=0\.0\.4/);
  expect(headers["cache-control"]).toBe("no-store");
  for (const line of [
    'http_requests_total{method="POST",route="/about",status="303"} 1',
    'http_requests_total{method="POST",route="/about",status="422"} 1',
    'http_requests_total{method="GET",route="/about",status="200"} 1',
    'http_requests_total{method="other",route="/about",status="405"} 3',
    'http_requests_total{method="GET",route="/media/*",status="404"} 1',
    'http_requests_total{method="GET",route="*",status="404"} 3',
    'http_requests_total{method="GET",route="*",status="200"} 1',
    'http_request_duration_seconds_count{method="POST",route="/about"} 2',
    'submissions{state="inbox"} 1',
    'site_submissions_total{kind="contact",page="/about"} 1',
    'site_submissions_total{kind="contact",page="/"} 0',
    'site_submissions_total{kind="career",page="/career"} 0',
    'submissions{state="pending"} 0',
    "submissions_oldest_pending_seconds 0",
    "store_up 1",
  ]) {
    expect(body).toContain(`${line}\n`);
  }
  expect(body).not.toContain("amira");
});

test("refused forms are counted by reason, and each reason is there from the start", async () => {
  const upstream = await startFakeUpstream();
  upstream.mode = { status: 503 };
  const busy = await startSite({
    METRICS_TOKEN: TOKEN,
    RATE_LIMIT_PER_MINUTE: "2",
    API_BASE_URL: upstream.url,
    LOG_LEVEL: "silent",
  });
  const refusals = async () => {
    const { body } = await ask(`Bearer ${TOKEN}`, busy);
    return Object.fromEntries(
      Array.from(body.matchAll(/^forms_refused_total\{reason="(.+)"\} (\d+)$/gm), ([, reason, count]) => [
        reason,
        Number(count),
      ]),
    );
  };
  const none = await refusals();
  expect(Object.keys(none)).toContain("store");
  expect(Object.values(none).every((count) => count === 0)).toBe(true);
  const form = `${busy.url}/about?contact=message`;
  await sendForm(form, message, { "Sec-Fetch-Site": "cross-site" });
  await sendForm(form, { email: "no" });
  await sendForm(form, message);
  await sendForm(form, message);
  await send(`${busy.url}/about`, { method: "DELETE" });
  await send(`${busy.url}/wp-login.php`, { method: "POST", body: "x" });
  expect(await refusals()).toEqual({ ...none, "cross-site": 1, invalid: 1, upstream: 1, "rate-limited": 1 });
  await busy.stop();
  await upstream.stop();
});
