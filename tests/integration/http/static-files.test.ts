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
const get = (path: string, headers: Record<string, string> = {}) => send(urlOf(server), { path, headers });

const HOUR = "public, max-age=3600";
const WEEK = "public, max-age=604800";
test.each([
  ["/media/share/home.jpg", /^image\/jpeg$/, HOUR, "cross-origin"],
  ["/media/pictures/demo/poster-800.avif", /^image\/avif$/, HOUR, undefined],
  ["/media/sounds/company.opus", /^audio\/ogg$/, HOUR, undefined],
  ["/media/films/heroes/home-576.av1.mp4", /^video\/mp4$/, HOUR, undefined],
  ["/favicon.svg", /^image\/svg\+xml/, WEEK, undefined],
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)$/, WEEK, undefined],
  ["/icon-maskable-512.png", /^image\/png$/, WEEK, undefined],
])("%s has its content type, is cached, and only share images are for other sites", async (path, type, cache, shared) => {
  const { status, headers } = await get(path, { "Accept-Encoding": "br" });
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(type);
  expect(headers).toMatchObject({ "cache-control": cache, etag: expect.any(String) });
  expect(headers["cross-origin-resource-policy"]).toBe(shared);
});

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["", undefined, (bytes: Buffer) => bytes],
])("for Accept-Encoding %j a built file is sent as %s, immutable, and with 304 when it is known", async (accepted, encoding, read) => {
  const { headers, bytes } = await get(styles, {
    "Accept-Encoding": accepted,
    ...(encoding && { Range: "bytes=0-9" }),
  });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers).toMatchObject({
    "content-type": expect.stringMatching(/^text\/css; charset=utf-8$/i),
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(read(bytes).equals(readFileSync(`public${styles}`))).toBe(true);
  const known = { "Accept-Encoding": accepted, "If-None-Match": String(headers.etag) };
  expect(await get(styles, known)).toMatchObject({ status: 304, body: "" });
  expect((await get(styles, { ...known, "Accept-Encoding": encoding ? "" : "br" })).status).toBe(200);
});

test("a film is sent in ranges, uncompressed", async () => {
  const headers = { Range: "bytes=0-99", "Accept-Encoding": "br" };
  const response = await get("/media/films/heroes/home-576.av1.mp4", headers);
  expect([response.status, response.bytes.length]).toEqual([206, 100]);
  expect(response.headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect(response.headers["content-encoding"]).toBeUndefined();
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
