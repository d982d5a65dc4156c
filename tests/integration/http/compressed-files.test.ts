import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { staticFiles } from "../../../server/http/middleware/static-files";
import { send, urlOf } from "../../support/http";

// These tests need a build.
const server = connect()
  .use(staticFiles({ production: true }, "."))
  .use((_request, response) => response.writeHead(404).end("beyond"))
  .listen(0);
afterAll(() => server.close());

const styles = `/build/_assets/${readdirSync("public/build/_assets").find((name) => /^app-.*\.css$/.test(name))}`;
const film = "/media/films/heroes/home-576.av1.mp4";
const get = (path: string, headers: Record<string, string> = {}) => send(urlOf(server), { path, headers });

test("a built file is compressed as Accept-Encoding says and immutable", async () => {
  const source = readFileSync(`public${styles}`);
  const br = await get(styles, { "Accept-Encoding": "gzip, deflate, br" });
  expect(br.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(br.bytes).equals(source)).toBe(true);
  const gz = await get(styles, { "Accept-Encoding": "gzip" });
  expect(gunzipSync(gz.bytes).equals(source)).toBe(true);
  const plain = await get(styles);
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding", "content-type": "text/css; charset=UTF-8" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.bytes.equals(source)).toBe(true);
});

test("every encoding has its own ETag, and a matching one gets 304", async () => {
  const br = await get(styles, { "Accept-Encoding": "br" });
  const plain = await get(styles);
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  const again = await get(styles, { "Accept-Encoding": "br", "If-None-Match": String(br.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: "" });
});

test("a film is sent in ranges, uncompressed, and cached for an hour", async () => {
  const { status, headers, bytes } = await get(film, { Range: "bytes=0-99", "Accept-Encoding": "br" });
  expect(status).toBe(206);
  expect(bytes).toHaveLength(100);
  expect(headers).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=3600",
  });
  expect(headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect(headers["content-encoding"]).toBeUndefined();
});

test("a range request for a compressed file gets the whole file", async () => {
  expect((await get(styles, { Range: "bytes=0-9", "Accept-Encoding": "br" })).status).toBe(200);
});

test.each([
  ["a missing file", "/build/gone.js", "Not found\n"],
  ["a compressed copy by its own name", `${styles}.br`, "Not found\n"],
  ["a path that climbs out", "/build/..%2f..%2fpackage.json", "Not found\n"],
  ["a page", "/about", "beyond"],
])("%s is not served", async (_, path, body) => {
  const response = await get(path, { "Accept-Encoding": "br" });
  expect(response).toMatchObject({ status: 404, body });
  if (path !== "/about") expect(response.headers["cache-control"]).toBe("no-store");
});
