import { afterAll, beforeAll, expect, test } from "vitest";
import { message } from "../../support/forms/contact-message";
import { openCareer } from "../../support/forms/open-career";
import { pdfBytes } from "../../support/forms/resume-files";
import { multipart, send, sendForm } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

const TOKEN = "token-of-the-operator";
let refused: Site;
beforeAll(async () => {
  refused = await startSite({
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: "silent",
    SESSION_SECRET: "a secret of the tests",
    // Nothing listens on port 1.
    DATABASE_URL: "postgres://site@127.0.0.1:1/site",
  });
});
afterAll(() => refused.stop());

const scrape = () => send(`${refused.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });

test("without a store /metrics reports the process's figures, omits the store's and says that it is down", async () => {
  await send(`${refused.url}/about`);
  const { status, body } = await scrape();
  expect(status).toBe(200);
  expect(body).toContain("\nstore_up 0\n");
  expect(body).toContain('http_requests_total{method="GET",route="/about",status="200"} 1\n');
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).not.toMatch(/^submissions/m);
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
  const metrics = (await scrape()).body;
  expect(metrics).toContain('\nforms_refused_total{reason="store"} 4\n');
  expect(metrics).toContain('\nforms_refused_total{reason="upstream"} 0\n');
});
