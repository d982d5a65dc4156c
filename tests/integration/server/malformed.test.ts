import { afterAll, beforeAll, expect, test } from "vitest";
import { send, sendRaw } from "../../support/http";
import { dice, malformedRequest } from "../../support/malformed";
import { type Site, startSite } from "../../support/servers/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({
    LOG_LEVEL: "info",
    METRICS_TOKEN: "token-of-the-operator",
    RATE_LIMIT_PER_MINUTE: "0",
    RATE_LIMIT_PER_HOUR: "0",
  });
});
afterAll(() => site.stop());

test.each([
  ["HTTP/1.0 without a Host, as load balancers ask", "GET /readyz HTTP/1.0\r\n\r\n", 200],
  ["a page in HTTP/1.0 without a Host", "GET /about HTTP/1.0\r\n\r\n", 200],
  ["HTTP/1.1 without a Host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
  ["the absolute form", "GET http://site.test/about HTTP/1.1\r\nHost: site.test\r\n\r\n", 200],
  ["the absolute form of a probe", "GET http://site.test/healthz HTTP/1.1\r\nHost: site.test\r\n\r\n", 200],
  ["the absolute form with a user", "GET http://me@site.test/ HTTP/1.1\r\nHost: site.test\r\n\r\n", 400],
  ["the absolute form of another protocol", "GET ftp://site.test/ HTTP/1.1\r\nHost: site.test\r\n\r\n", 400],
])("%s", async (_, request, status) => {
  const answer = await sendRaw(site.url, request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

// Another seed, other requests: SEED=… npx vitest run tests/integration/server/malformed.test.ts
const SEED = Number(process.env.SEED ?? 1);

test("hundreds of malformed requests cause no server error and no redirect to another host", async () => {
  const roll = dice(SEED);
  const requests = Array.from({ length: 600 }, () => malformedRequest(roll));
  const statuses = new Map<string, number>();
  // A request without a response within a second waits for the rest of its own body.
  for (let at = 0; at < requests.length; at += 20) {
    const batch = requests.slice(at, at + 20);
    const responses = await Promise.all(batch.map((bytes) => sendRaw(site.url, bytes, 1_000)));
    for (const [index, answer] of responses.entries()) {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none";
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const sent = batch[index]?.toString("latin1").slice(0, 500);
      expect(status, sent).not.toMatch(/^5/);
      // A redirect stays on this host.
      expect(/^location: (.*)$/im.exec(answer)?.[1] ?? "/", sent).toMatch(/^\/(?![/\\])/);
    }
  }
  // The requests were varied enough to get every kind of response.
  for (const status of ["200", "400", "403", "404", "405", "415", "422"])
    expect([...statuses.keys()]).toContain(status);
  expect((await send(`${site.url}/readyz`)).status).toBe(200);
  expect((await send(`${site.url}/about`)).status).toBe(200);
  expect(site.output()).not.toContain('"level":50');
}, 120_000);
