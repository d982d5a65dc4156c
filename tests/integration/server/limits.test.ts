import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message } from "../../support/forms/contact-message";
import { holdUpload } from "../../support/forms/held-upload";
import { openCareer } from "../../support/forms/open-career";
import { pdfBytes } from "../../support/forms/resume-files";
import { multipart, send, sendForm } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "3", TRUST_PROXY: "loopback" });
});
afterAll(async () => {
  await site.stop();
  expect(site.output()).not.toContain('"level":50');
});

let clients = 0;
const newClient = () => {
  clients += 1;
  return { "X-Forwarded-For": `198.51.100.${clients}` };
};
const contact = (headers: Record<string, string>) =>
  sendForm(`${site.url}/about?contact=message`, message, headers);

test("too many submissions from one client get 429 with Retry-After, and another client is served", async () => {
  const client = newClient();
  for (let i = 0; i < 3; i += 1) expect((await contact(client)).status).toBe(303);
  const { status, headers, body } = await sendForm(`${site.url}/services?contact=message`, message, client);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(body).toContain("Too many messages have come from your network");
  expect(body).toContain('value="Amira"');
  expect((await contact(newClient())).status).toBe(303);
});

test("beyond eight large files, or two of one client, the next gets 503 with Retry-After and every value kept", async () => {
  const headers = newClient();
  const { cookie, fields } = await openCareer(site.url, headers);
  const { contentType, body } = multipart(fields, { name: "cv.pdf", bytes: pdfBytes(3_000_000) });
  const apply = (client: Record<string, string>) =>
    send(`${site.url}/career`, {
      method: "POST",
      headers: { ...client, "Content-Type": contentType, Cookie: cookie },
      body,
    });
  const busy = newClient();
  const held = [await holdUpload(site.url, busy), await holdUpload(site.url, busy)];
  expect((await apply(busy)).status).toBe(503);
  while (held.length < 8) held.push(await holdUpload(site.url, newClient()));
  const refused = await apply(headers);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("We are receiving many files");
  expect(refused.body).toContain('value="Amira Haddad"');
  for (const upload of held) upload.abort();
  await expect.poll(async () => (await apply(headers)).status).toBe(303);
});

test("a refused upload of which the rest trickles in holds no place", async () => {
  const client = newClient();
  const held = [];
  for (let time = 0; time < 2; time += 1) held.push(await holdUpload(site.url, client, 23_000_000));
  const { contentType, body } = multipart({}, { name: "cv.pdf", bytes: pdfBytes(3_000_000) });
  const headers = { ...client, "Content-Type": contentType };
  const { status } = await send(`${site.url}/career`, { method: "POST", headers, body });
  expect(status).toBe(422);
  for (const upload of held) upload.abort();
});

test("eight simultaneous files of 20 MB are all read, and pages are still served", async () => {
  const file = { name: "cv.pdf", bytes: pdfBytes(20_971_520) };
  const { contentType, body } = multipart({}, file);
  const uploads = Array.from({ length: 8 }, async () => {
    const headers = { ...newClient(), "Content-Type": contentType };
    return (await send(`${site.url}/career`, { method: "POST", headers, body })).status;
  });
  const start = performance.now();
  expect((await send(`${site.url}/`)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(await Promise.all(uploads)).toEqual(Array(8).fill(422));
}, 90_000);

test("a hundred requests that never finish do not delay other submissions", async () => {
  const { hostname, port } = new URL(site.url);
  const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    socket.on("error", () => {});
    socket.write("POST /about?contact=message HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nemail=");
  }
  expect((await contact(newClient())).status).toBe(303);
  for (const socket of sockets) socket.destroy();
});
