import { afterAll, beforeEach, expect, test } from "vitest";
import { message, pdf } from "../../support/forms/values";
import { cookieOf, openCareer, send, sendForm } from "../../support/http";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { freePort } from "../../support/servers/free-port";
import { startSite } from "../../support/servers/site";

// The build under `remix-serve build/index.cjs`, without our own HTTP server.

const upstream = await startFakeUpstream();
const site = await startSite(
  // With port 0 it prints 0.
  { PORT: String(await freePort()), API_BASE_URL: upstream.url },
  { cwd: ".", command: ["node_modules/@remix-run/serve/dist/cli.js", "build/index.cjs"] },
);
const { url } = site;
beforeEach(() => upstream.clear());
afterAll(() => Promise.all([site.stop(), upstream.stop()]));

test("pages have their Content Security Policy, and an unknown page is a 404", async () => {
  const { status, headers } = await send(`${url}/banking-service`);
  expect(status).toBe(200);
  expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  expect((await send(`${url}/nowhere`)).status).toBe(404);
});

test("a contact message arrives upstream and is confirmed on the next page", async () => {
  const { status, headers } = await sendForm(`${url}/about?contact=message`, message);
  expect(status).toBe(303);
  expect(upstream.requests[0]?.json).toMatchObject({ first_name: "Amira", is_checked: false });
  const next = await send(`${url}${headers.location}`, { headers: { Cookie: cookieOf(headers) } });
  expect(next.body).toContain("Email has sent successfully!");
});

test("a message that fails at first is delivered in the background", async () => {
  upstream.mode = { status: 503 };
  expect((await sendForm(`${url}/about?contact=message`, message)).status).toBe(502);
  upstream.mode = "ok";
  await expect.poll(() => upstream.requests.at(-1)?.accepted, { timeout: 20_000 }).toBe(true);
});

test("an application arrives upstream with its résumé", async () => {
  const { cookie, fields } = await openCareer(url);
  const { status } = await sendForm(`${url}/career`, { ...fields, resume: pdf() }, { Cookie: cookie });
  expect(status).toBe(303);
  expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});
