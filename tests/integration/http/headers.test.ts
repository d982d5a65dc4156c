import { readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { message } from "../../support/forms/values";
import { type HttpResponse, openCareer, send, sendForm } from "../../support/http";
import { startSite } from "../../support/servers/site";

const styles = `/build/_assets/${readdirSync("public/build/_assets").find((name) => /^app-.*\.css$/.test(name))}`;

const CDN = "https://cdn.example";
const SITE_URL = "https://site.test";
const [plain, secure, other] = await Promise.all([
  startSite(),
  startSite({ SITE_URL }),
  startSite({ SITE_URL, TRUST_PROXY: "loopback", HSTS: "off", MEDIA_BASE_URL: `${CDN}/media` }),
]);
afterAll(() => Promise.all([plain, secure, other].map((site) => site.stop())));

/** What differs between the sites: TLS, Strict-Transport-Security and the host of pictures and films. */
const sites = [
  { url: plain.url, hsts: undefined, media: "" },
  { url: secure.url, hsts: "max-age=63072000; includeSubDomains", media: "" },
  { url: other.url, hsts: undefined, media: ` ${CDN}` },
];

type Ask = (url: string, headers: Record<string, string>) => Promise<HttpResponse>;
const get =
  (path: string, more: Record<string, string> = {}, method = "GET"): Ask =>
  (url, headers) =>
    send(`${url}${path}`, { method, headers: { Connection: "keep-alive", ...headers, ...more } });

const post =
  (fields: Record<string, string>, more: Record<string, string> = {}): Ask =>
  (url, headers) =>
    sendForm(`${url}/about?contact=message`, fields, { ...headers, ...more });

/** What is sent, its status, whether it is a document, error or redirect, its Cache-Control and its content type. */
type Kind = [name: string, Ask, status: number, isDocument: boolean, cache?: string | RegExp, type?: RegExp];

const PAGE = /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, no-transform$/;
const PRIVATE = "no-store, no-transform";
const HOUR = "public, max-age=3600";
const WEEK = "public, max-age=604800";
const YEAR = "public, max-age=31536000, immutable";
const film = "/media/films/heroes/home-576.av1.mp4";
const kinds: Kind[] = [
  ["a document", get("/about"), 200, true, PAGE, /^text\/html/],
  ["a document with a cookie", get("/career"), 200, true, PRIVATE],
  ["a HEAD of a document", get("/about", {}, "HEAD"), 200, true, PAGE],
  ["a data request", get("/about.data"), 200, false, /^public, max-age=0/],
  ["a data request of a page with a cookie", get("/career.data"), 200, false, PRIVATE],
  ["Remix's older data request", get("/career?_data=routes%2Fcareer"), 200, true, PRIVATE, /^text\/html/],
  ["OPTIONS", get("/", {}, "OPTIONS"), 204, false],
  ["another captcha", get("/career/captcha", {}, "POST"), 200, false, PRIVATE, /^application\/json/],
  ["a data request of a missing page", get("/nowhere.data"), 404, true, PRIVATE],
  ["a missing page", get("/nowhere"), 404, true, PRIVATE],
  ["a missing asset", get("/build/gone.js"), 404, true, PRIVATE],
  ["a compressed copy by its own name", get(`${styles}.br`), 404, true, PRIVATE],
  ["a path that climbs out", get("/build/..%2f..%2fpackage.json"), 404, true, PRIVATE],
  ["a refused method", get("/", {}, "DELETE"), 405, true, PRIVATE],
  ["a refused origin", post(message, { Origin: "https://evil.test" }), 403, true, PRIVATE],
  ["a redirect", post(message), 303, true, PRIVATE],
  ["a refused form", post({ email: "no" }), 422, true, PRIVATE],
  ["a probe", get("/readyz"), 200, false, PRIVATE],
  ["a part of a film", get(film, { Range: "bytes=0-99" }), 206, false, HOUR, /^video\/mp4$/],
  ["a picture", get("/media/pictures/demo/poster-800.avif"), 200, false, HOUR, /^image\/avif$/],
  ["a sound", get("/media/sounds/company.opus"), 200, false, HOUR, /^audio\/ogg$/],
  ["a font", get("/fonts/geist.woff2"), 200, false, /^public, max-age=\d+/, /^font\/woff2$/],
  ["an icon", get("/favicon.svg"), 200, false, WEEK, /^image\/svg\+xml/],
  ["a built file", get(styles), 200, false, YEAR, /^text\/css; charset=utf-8$/i],
];

/** Other sites and CDNs may show them. */
const PUBLIC_FILES = ["a part of a film", "a picture", "a sound", "a font", "a built file"];

const policyWith = (media: string) =>
  `default-src 'self'; base-uri 'none'; object-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:${media}; ` +
  `media-src 'self'${media}; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; frame-src 'none'; ` +
  "form-action 'self'; frame-ancestors 'none'";

for (const [name, ask, status, isDocument, cache, type] of kinds) {
  test(`headers of ${name}`, async () => {
    for (const { url, hsts, media } of sites) {
      const { headers, ...response } = await ask(url, {});
      expect(response.status).toBe(status);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": PUBLIC_FILES.includes(name) ? "cross-origin" : "same-origin",
      });
      for (const unwanted of ["x-powered-by", "server", "access-control-allow-origin"]) {
        expect(headers[unwanted]).toBeUndefined();
      }
      expect(headers["strict-transport-security"]).toBe(hsts);
      if (cache) expect(headers["cache-control"]).toMatch(cache);
      if (type) expect(headers["content-type"]).toMatch(type);
      // Longer than any proxy keeps an idle connection: Google's load balancers, ten minutes.
      const keptFor = /timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1];
      if (name === "a document") expect(Number(keptFor)).toBeGreaterThan(600);
      if (!isDocument) continue;
      expect(headers).toMatchObject({
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      const policy = String(headers["content-security-policy"]);
      expect(policy.replace(/ 'sha256-[^']+'/g, "")).toBe(policyWith(media));
    }
  });
}

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ["", undefined, (bytes: Buffer) => bytes],
])("a browser that accepts %j gets files, pages and data as %s, and a short 304 when it knows them", async (accepted, encoding, read) => {
  const rendered = await send(`${plain.url}/career`, { headers: { "Accept-Encoding": accepted } });
  expect(rendered.headers).toMatchObject({
    vary: "Accept-Encoding",
    "content-length": `${rendered.bytes.length}`,
  });
  expect(rendered.headers["content-encoding"]).toBe(encoding);
  expect(read(rendered.bytes).toString()).toContain('id="captcha-text"');
  for (const path of [styles, "/about", "/about.data", "/_root.data"]) {
    const ask = (more = {}) => send(plain.url + path, { headers: { "Accept-Encoding": accepted, ...more } });
    const { headers, bytes } = await ask();
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
    const { bytes: whole } = await send(plain.url + path);
    expect(read(bytes).equals(whole)).toBe(true);
    const known = await ask({ "If-None-Match": headers.etag });
    const { etag, vary, "cache-control": age } = headers;
    expect(known).toMatchObject({ status: 304, body: "", headers: { etag, vary, "cache-control": age } });
    expect(JSON.stringify(known.headers).length).toBeLessThan(400);
    expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
  }
});

test("a film is sent in ranges, uncompressed", async () => {
  const headers = { Range: "bytes=0-99", "Accept-Encoding": "br" };
  const response = await send(plain.url + film, { headers });
  expect([response.bytes.length, response.headers["content-encoding"]]).toEqual([100, undefined]);
  expect(response.headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
});

test("cookies are signed, SameSite and short-lived, and over TLS Secure with the __Host- prefix", async () => {
  const [alone] = (await openCareer(plain.url)).setCookie;
  expect(alone).toMatch(/^session=[\w%]+\.[\w%/+=]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  const [prefixed] = (await openCareer(secure.url)).setCookie;
  expect(prefixed).toMatch(/^__Host-session=.*; HttpOnly; Secure; SameSite=Lax$/);
  expect((await send(`${plain.url}/about`)).headers["set-cookie"]).toBeUndefined();
});

test("a file whose precondition fails is answered in plain text, and says so", async () => {
  const headers = { "If-Match": '"other"', "Accept-Encoding": "br" };
  const { status, body, headers: answer } = await send(plain.url + styles, { headers });
  expect([status, answer["content-encoding"], body.includes("<h1>")]).toEqual([412, undefined, true]);
});

test("the log says once that a proxy's address of the visitor is ignored", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  for (const { url } of [plain, plain, other]) await send(`${url}/career`, { headers });
  const warnings = [plain, other].map((site) => site.output().split("X-Forwarded-For is ignored").length - 1);
  expect(warnings).toEqual([1, 0]);
});

test("a form is accepted although its proxy sends another Host and a malformed address", async () => {
  const headers = { "X-Forwarded-Host": "site.test:99999", Host: "10.0.0.5:3000", Origin: SITE_URL };
  expect((await post(message)(secure.url, headers)).status).toBe(303);
});
