import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { multipartRequest } from "../../../server/delivery/transports/multipart";
import { upstreamTransport } from "../../../server/delivery/transports/upstream";

const bytes = Uint8Array.from({ length: 200_000 }, (_, position) => position % 251);
const values = { name: 'Zoë "Z" Öz', 'odd "name"\r\n': "two\nlines\r\n\r\n--", consent: true };
const file = { name: 'résumé "new".pdf', type: "application/pdf", bytes };

test("an application reaches the API as FormData would send it, with its length", async () => {
  let headers: IncomingHttpHeaders = {};
  let body = Buffer.of();
  const api = createServer(async (request, response) => {
    headers = request.headers;
    body = await buffer(request);
    response.end();
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  const submission = { id: "id", kind: "career", values, file } as const;
  const parcel = { key: "id", recipients: {} };
  const result = await upstreamTransport(`http://127.0.0.1:${port}`, 1000).deliver(
    submission,
    parcel,
    AbortSignal.timeout(10_000),
  );
  api.close();
  expect(result).toEqual({ ok: true });

  const expected = new FormData();
  for (const [name, value] of Object.entries(values)) expected.set(name, String(value));
  expected.set("resume", new Blob([bytes], { type: file.type }), file.name);
  expect(withoutBoundary(body)).toBe(
    withoutBoundary(Buffer.from(await new Response(expected).arrayBuffer())),
  );
  expect(headers["content-length"]).toBe(String(body.byteLength));
  expect(headers["transfer-encoding"]).toBeUndefined();
});

test("the file is not copied: eight of 20 MB at once would take hundreds of megabytes more", async () => {
  const reader = multipartRequest(values, "resume", file).body.getReader();
  let viewed = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read())
    if (read.value.buffer === bytes.buffer) viewed += read.value.byteLength;
  expect(viewed).toBe(bytes.byteLength);
});

function withoutBoundary(body: Buffer): string {
  const text = body.toString("latin1");
  const boundary = text.slice(0, text.indexOf("\r\n"));
  return text.replaceAll(boundary, "--boundary");
}
