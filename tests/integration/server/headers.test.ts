import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message } from "../../support/forms/contact-message";
import { openCareer } from "../../support/forms/open-career";
import { type HttpResponse, send, sendForm, sendRaw } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

const SITE_URL = "https://site.test";
const throughProxy = {
  "X-Forwarded-For": "192.0.2.7",
  "X-Forwarded-Host": "site.test",
  "X-Forwarded-Proto": "https",
};
const film = readdirSync("public/media/films", { recursive: true, encoding: "utf8" }).find((name) =>
  /\.(mp4|webm)$/.test(name),
);

let plain: Site;
let proxied: Site;
beforeAll(async () => {
  const quiet = { LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_HOUR: "0" };
  [plain, proxied] = await Promise.all([
    startSite(quiet),
    startSite({ ...quiet, SITE_URL, TRUST_PROXY: "loopback" }),
  ]);
});
afterAll(() => Promise.all([plain.stop(), proxied.stop()]));

type Ask = (url: string, headers: Record<string, string>) => Promise<HttpResponse>;
const get =
  (path: string, more: Record<string, string> = {}): Ask =>
  (url, headers) =>
    send(`${url}${path}`, { headers: { ...headers, ...more } });

interface Kind {
  ask: Ask;
  status: number;
  page: boolean;
  cache?: string | RegExp;
}

const PAGE = /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, no-transform$/;
const kinds: Record<string, Kind> = {
  document: { ask: get("/about"), status: 200, page: true, cache: PAGE },
  "document with a cookie": { ask: get("/career"), status: 200, page: true, cache: "no-store" },
  "data request": { ask: get("/about.data"), status: 200, page: false },
  "missing page": { ask: get("/nowhere"), status: 404, page: true, cache: "no-store" },
  "missing asset": { ask: get("/build/gone.js"), status: 404, page: true, cache: "no-store" },
  "refused method": {
    ask: (url, headers) => send(`${url}/about`, { method: "DELETE", headers }),
    status: 405,
    page: true,
    cache: "no-store",
  },
  "refused origin": {
    ask: (url, headers) => sendForm(`${url}/about`, message, { ...headers, Origin: "https://evil.test" }),
    status: 403,
    page: true,
    cache: "no-store",
  },
  redirect: {
    ask: (url, headers) => sendForm(`${url}/about?contact=message`, message, headers),
    status: 303,
    page: true,
    cache: "no-store",
  },
  "refused form": {
    ask: (url, headers) => sendForm(`${url}/about?contact=message`, { email: "no" }, headers),
    status: 422,
    page: true,
    cache: "no-store",
  },
  "part of a film": {
    ask: get(`/media/films/${film}`, { Range: "bytes=0-99" }),
    status: 206,
    page: false,
    cache: /^public, max-age=\d+/,
  },
  font: { ask: get("/fonts/geist.woff2"), status: 200, page: false, cache: /^public, max-age=\d+/ },
  probe: { ask: get("/readyz"), status: 200, page: false, cache: "no-store" },
};

for (const [name, { ask, status, page, cache }] of Object.entries(kinds)) {
  test(`headers: ${name}`, async () => {
    for (const { url, secure } of [
      { url: plain.url, secure: false },
      { url: proxied.url, secure: true },
    ]) {
      const { headers, ...response } = await ask(url, secure ? throughProxy : {});
      expect(response.status).toBe(status);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
      for (const unwanted of ["x-powered-by", "server", "access-control-allow-origin"]) {
        expect(headers[unwanted]).toBeUndefined();
      }
      expect(headers["strict-transport-security"]).toBe(
        secure ? "max-age=63072000; includeSubDomains" : undefined,
      );
      if (cache) expect(headers["cache-control"]).toMatch(cache);
      if (!page) continue;
      expect(headers).toMatchObject({
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      const policy = String(headers["content-security-policy"]);
      for (const directive of [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'none'",
        "frame-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy).toContain(directive);
      }
      expect(policy.includes("upgrade-insecure-requests")).toBe(secure);
      expect(policy).not.toContain("unsafe");
    }
  });
}

test("a trusted proxy's X-Forwarded-Proto: http switches the headers for TLS off", async () => {
  const { headers } = await send(`${proxied.url}/about`, {
    headers: { ...throughProxy, "X-Forwarded-Proto": "http" },
  });
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
});

test("requests that the HTTP parser rejects get a page with security headers", async () => {
  const tooLong = `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`;
  for (const [bytes, status] of [
    [tooLong, 431],
    ["GET / HTTP/7.3\r\n\r\n", 400],
    ["CONNECT site.test:443 HTTP/1.1\r\nHost: site.test\r\n\r\n", 405],
  ] as const) {
    const response = await sendRaw(plain.url, bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain("X-Content-Type-Options: nosniff\r\n");
    expect(response).toContain("Content-Security-Policy: default-src 'self'; base-uri 'none';");
    expect(response).toContain("<h1>");
  }
});

test("cookies are signed, SameSite and short-lived, and over TLS Secure with the __Host- prefix", async () => {
  const [alone] = (await openCareer(plain.url)).setCookie;
  expect(alone).toMatch(/^session=[\w%]+\.[\w%/+=]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  const [secure] = (await openCareer(proxied.url, throughProxy)).setCookie;
  expect(secure).toMatch(/^__Host-session=.*; HttpOnly; Secure; SameSite=Lax$/);
  expect((await send(`${plain.url}/about`)).headers["set-cookie"]).toBeUndefined();
});

test("a foreign Host and forwarded headers from an untrusted client change no page", async () => {
  const own = await send(`${plain.url}/about`);
  const foreign = await send(`${plain.url}/about`, {
    headers: {
      ...throughProxy,
      Host: "evil.test",
      "X-Forwarded-Host": "evil.test",
      Forwarded: "host=evil.test",
    },
  });
  expect(foreign.body).toBe(own.body);
  expect(foreign.headers["content-security-policy"]).toBe(own.headers["content-security-policy"]);
  const response = await sendForm(`${plain.url}/about?contact=message`, message, {
    ...throughProxy,
    Host: "evil.test",
  });
  expect(response.headers.location).toBe("/about?contact=message");
});
