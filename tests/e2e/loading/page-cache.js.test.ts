import { gunzipSync } from "node:zlib";
import { pageUrls } from "~/content/pages";
import { expect, test } from "../../support/browser/test";
import { send } from "../../support/http";
import type { Site } from "../../support/servers/site";

// The cache's rules are tested in tests/integration/http/page-cache.test.ts.

/** Only responses from the cache carry an ETag. */
const isCached = async (site: Site, path: string, headers: Record<string, string> = {}) =>
  (await send(`${site.url}${path}`, { headers })).headers.etag !== undefined;

test("every public page and its data are cached, except the one that sets a cookie", async ({ site }) => {
  for (const url of pageUrls) {
    const data = url === "/" ? "/_root.data" : `${url}.data`;
    for (const path of [url, data]) {
      expect(await isCached(site, path), path).toBe(url !== "/career");
    }
  }
  for (const path of ["/?contact=call", "/no-such-page", "/no-such-page.data"]) {
    expect(await isCached(site, path), path).toBe(false);
  }
});

test("a cached page is the same whatever headers a visitor sends", async ({ site }) => {
  const plain = await send(`${site.url}/about`);
  const strange = await send(`${site.url}/about?anything=1`, {
    headers: {
      Host: "evil.test",
      "X-Forwarded-Host": "evil.test",
      "X-Forwarded-Proto": "http",
      Cookie: "session=stolen; other=1",
      "Accept-Encoding": "gzip",
      "Accept-Language": "xx",
    },
  });
  expect(gunzipSync(strange.bytes).equals(plain.bytes)).toBe(true);
  expect(plain.body).toContain(`<link rel="canonical" href="${site.url}/about"/>`);
  expect(strange.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
  expect(strange.headers["set-cookie"]).toBeUndefined();
});

test("a browser that has the page gets a response without a body", async ({ page }) => {
  await page.goto("/about");
  const again = await page.goto("/about");
  const sizes = await again?.request().sizes();
  expect(sizes?.responseBodySize).toBe(0);
  expect(sizes?.responseHeadersSize).toBeLessThan(400);
});
