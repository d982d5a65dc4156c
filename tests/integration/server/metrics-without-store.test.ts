import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message } from "../../support/forms/contact-message";
import { openCareer } from "../../support/forms/open-career";
import { pdfBytes } from "../../support/forms/resume-files";
import { multipart, send, sendForm } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

const TOKEN = "token-of-the-operator";
const sockets: Socket[] = [];
/** Accepts connections and stays silent, as a database does when the network drops its packets. */
const silent = createServer((socket) => sockets.push(socket.on("error", () => {})));
let hung: Site;
let refused: Site;
beforeAll(async () => {
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  const at = (database: string) =>
    startSite({
      METRICS_TOKEN: TOKEN,
      LOG_LEVEL: "silent",
      SESSION_SECRET: "a secret of the tests",
      DATABASE_URL: database,
    });
  // Nothing listens on port 1.
  [hung, refused] = await Promise.all([
    at(`postgres://site@127.0.0.1:${port}/site`),
    at("postgres://site@127.0.0.1:1/site"),
  ]);
});
afterAll(async () => {
  await Promise.all([hung.stop(), refused.stop()]);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const scrape = ({ url }: Site) => send(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });

test("without a store /metrics reports the process's figures, omits the store's and says that it is down", async () => {
  await send(`${refused.url}/about`);
  const { status, body } = await scrape(refused);
  expect(status).toBe(200);
  expect(body).toContain("\nstore_up 0\n");
  expect(body).toContain('http_requests_total{method="GET",route="/about",status="200"} 1\n');
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).not.toMatch(/^submissions/m);
});

test("while the store hangs a scrape takes about two seconds", async () => {
  await expect.poll(() => sockets.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => scrape(hung)));
  // With room for a busy machine. Without a limit the scrape would wait five seconds, as long as the connection does.
  expect(performance.now() - begun).toBeLessThan(4_500);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toContain("\nstore_up 0\n");
    expect(body).not.toMatch(/^submissions/m);
  }
});

test("forms that are refused without a store are counted as the store's, as messages, applications or files", async () => {
  for (const path of ["/about", "/about.data"])
    expect((await sendForm(`${refused.url}${path}?contact=message`, message)).status).toBe(502);
  const { cookie, fields } = await openCareer(refused.url);
  const { contentType, body } = multipart(fields, { name: "cv.pdf", bytes: pdfBytes() });
  const headers = { "Content-Type": contentType, Cookie: cookie };
  expect((await send(`${refused.url}/career`, { method: "POST", headers, body })).status).toBe(502);
  const upload = multipart({}, { name: "cv.pdf", bytes: pdfBytes() });
  const post = { method: "POST", headers: { "Content-Type": upload.contentType }, body: upload.body };
  expect((await send(`${refused.url}/career/resume`, post)).status).toBe(503);
  const metrics = (await scrape(refused)).body;
  expect(metrics).toContain('\nforms_refused_total{reason="store"} 4\n');
  expect(metrics).toContain('\nforms_refused_total{reason="upstream"} 0\n');
});
