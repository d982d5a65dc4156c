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
const contact = (headers: Record<string, string>, more: Record<string, string> = {}) =>
  sendForm(`${site.url}/about?contact=message`, { ...message, ...more }, headers);

test("more text than a form accepts gets 413 with every value kept", async () => {
  const { status, body } = await contact(newClient(), { more: "x".repeat(300 * 1024) });
  expect(status).toBe(413);
  expect(body).toContain("Your text is too long for this form.");
  expect(body).toContain('value="Amira"');
});

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

test("addresses of one IPv6 network count as one client", async () => {
  const at = (end: string) => ({ "X-Forwarded-For": `2001:db8:1:2::${end}` });
  for (const end of ["1", "2", "ffff"]) expect((await contact(at(end))).status).toBe(303);
  expect((await contact(at("4"))).status).toBe(429);
  expect((await contact({ "X-Forwarded-For": "2001:db8:1:3::1" })).status).toBe(303);
});

test("a fifth simultaneous large file gets 503 with Retry-After and every value kept, and a later one is accepted", async () => {
  const headers = newClient();
  const { cookie, fields } = await openCareer(site.url, headers);
  const { contentType, body } = multipart(fields, { name: "cv.pdf", bytes: pdfBytes(3_000_000) });
  const apply = () =>
    send(`${site.url}/career`, {
      method: "POST",
      headers: { ...headers, "Content-Type": contentType, Cookie: cookie },
      body,
    });
  const held = await Promise.all([1, 2, 3, 4].map(() => holdUpload(site.url, newClient(), 800_000)));
  const refused = await apply();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("We are receiving many files");
  expect(refused.body).toContain('value="Amira Haddad"');
  for (const upload of held) upload.abort();
  expect((await apply()).status).toBe(303);
});

test("eight simultaneous files of 20 MB are all accepted, some after their Retry-After, and pages are still served", async () => {
  const file = { name: "cv.pdf", bytes: pdfBytes(20_971_520) };
  const { contentType, body } = multipart({}, file);
  const upload = async (): Promise<number> => {
    const headers = { ...newClient(), "Content-Type": contentType };
    const response = await send(`${site.url}/career/resume`, { method: "POST", headers, body });
    if (response.status !== 503) return response.status;
    await new Promise((resolve) => setTimeout(resolve, Number(response.headers["retry-after"]) * 1000));
    return upload();
  };
  const uploads = Array.from({ length: 8 }, upload);
  const start = performance.now();
  const page = await send(`${site.url}/`);
  expect(page.status).toBe(200);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(await Promise.all(uploads)).toEqual(Array(8).fill(200));
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
