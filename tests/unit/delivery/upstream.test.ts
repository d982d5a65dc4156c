import { afterAll, beforeEach, expect, test } from "vitest";
import { upstreamTransport } from "../../../server/outbox/delivery/transports/upstream";
import { KIND_NAMES, kindConfig } from "../../../server/outbox/kinds";
import type { StoredContent } from "../../../server/outbox/submission";
import { brokenFiles, delivered, fileOf } from "../../support/forms/submissions";
import { startFakeUpstream, type UpstreamMode } from "../../support/servers/fake-upstream";

const api = await startFakeUpstream();
beforeEach(() => api.clear());
afterAll(() => api.stop());

const send = (submission: StoredContent, { url = api.url, apiToken = "", limit = 10_000 } = {}) =>
  upstreamTransport(url, { apiTimeoutMs: limit, apiToken, userAgent: "www.site.test/1.2.3" }).deliver(
    submission,
    AbortSignal.timeout(limit),
  );

test("an application reaches the API as FormData would send it, with its length", async () => {
  const bytes = Uint8Array.from({ length: 1_200_000 }, (_, position) => position % 251);
  const values = { name: 'Zoë "Z" Öz', 'odd "name"\r\n': "two\nlines\r\n\r\n--", consent: true };
  const submission = { ...delivered("career", values), file: fileOf(bytes, 'résumé "new".pdf') };
  expect(await send(submission)).toEqual({ ok: true });
  const expected = new FormData();
  for (const [name, value] of Object.entries(values)) expected.set(name, String(value));
  expected.set("resume", new Blob([bytes], { type: "application/pdf" }), 'résumé "new".pdf');
  const [{ body, headers } = expect.unreachable()] = api.requests;
  const reference = Buffer.from(await new Response(expected).arrayBuffer());
  expect(withoutBoundary(body) === withoutBoundary(reference)).toBe(true);
  expect(headers["content-length"]).toBe(String(body.byteLength));
  expect(headers["transfer-encoding"]).toBeUndefined();
});

test.each(
  KIND_NAMES,
)("a submission of the kind %s has its path, encoding, key, date, source, token and file", async (kind) => {
  const record = kindConfig(kind);
  const file = record.encoding === "multipart" ? fileOf(new Uint8Array(3)) : undefined;
  const submission = { ...delivered(kind), file, source: { page: "/about", gclid: "a b" } };
  submission.receivedAt = Date.UTC(2026, 10, 26, 9, 5);
  expect(await send(submission, { apiToken: "token-of-the-site" })).toEqual({ ok: true });
  const [{ path, headers, json, form } = expect.unreachable()] = api.requests;
  expect(path).toBe(`/api/${record.upstreamPath}`);
  expect(headers).toMatchObject({
    authorization: "Bearer token-of-the-site",
    "user-agent": "www.site.test/1.2.3",
    accept: "application/json",
    "idempotency-key": submission.id,
    "submission-received": "2026-11-26T09:05:00.000Z",
    "lead-source": "page=%2Fabout&gclid=a+b",
  });
  if (record.encoding === "json") return expect(json).toEqual(submission.values);
  expect(form?.get("message")).toBe("Hello");
  expect(form?.get(record.fileField)).toMatchObject({ name: "cv.pdf", size: 3 });
});

test("without a token no authorization is sent, and the status alone decides", async () => {
  api.mode = "stall";
  expect(await send(delivered())).toEqual({ ok: true });
  expect(api.requests[0]?.headers.authorization).toBeUndefined();
});

test.each<[UpstreamMode, boolean, string]>([
  [{ status: 400 }, false, "status 400"],
  [{ status: 413 }, false, "status 413"],
  [{ status: 422 }, false, "status 422"],
  ["redirect", true, "status 302"],
  [{ status: 401 }, true, "status 401"],
  [{ status: 404 }, true, "status 404"],
  [{ status: 429 }, true, "status 429"],
  [{ status: 503 }, true, "status 503"],
  ["reset", true, "connection closed (ECONNRESET)"],
  ["hang", true, "timed out"],
  ["garbage", true, "HPE_INVALID_CONSTANT"],
  ["upgrade", true, "no answer"],
])("after an API in mode %j a delivery is retried (%s) and names the cause, %s", async (mode, retry, why) => {
  api.mode = mode;
  const limit = mode === "hang" ? 500 : 10_000;
  expect(await send(delivered("contact", {}), { limit })).toEqual({ ok: false, retry, why });
});

test.each(brokenFiles)("of a file that %s halfway no request arrives whole", async (_, file, retry, why) => {
  expect(await send({ ...delivered("career", {}), file })).toEqual({ ok: false, retry, why });
  expect(api.requests).toEqual([]);
});

function withoutBoundary(body: Buffer): string {
  const text = body.toString("latin1");
  return text.replaceAll(text.slice(0, text.indexOf("\r\n")), "--boundary");
}
