import { afterEach, expect, test, vi } from "vitest";
import { send } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

let site: Site | undefined;
afterEach(() => site?.stop());

/** /career is rendered for every visitor, /about comes from the cache once it has an ETag. */
async function headersOf(proto?: string) {
  const headers: Record<string, string> = proto ? { "X-Forwarded-Proto": proto } : {};
  const about = async () => (await send(`${site?.url}/about`, { headers })).headers;
  if (proto !== "http") await vi.waitFor(async () => expect((await about()).etag).toBeDefined(), 20_000);
  const rendered = (await send(`${site?.url}/career`, { headers })).headers;
  return [rendered, await about()].map((all) => all["strict-transport-security"]);
}

const SITE_URL = "https://site.test";
const DEFAULT = "max-age=63072000; includeSubDomains";

test("HSTS is sent over TLS only, on rendered and on cached pages", async () => {
  site = await startSite({ LOG_LEVEL: "warn", SITE_URL, TRUST_PROXY: "loopback" });
  expect(await headersOf("https")).toEqual([DEFAULT, DEFAULT]);
  expect(await headersOf("http")).toEqual([undefined, undefined]);
});

test("without a trusted proxy, an https SITE_URL means that visitors use TLS", async () => {
  site = await startSite({ LOG_LEVEL: "warn", SITE_URL });
  expect(await headersOf()).toEqual([DEFAULT, DEFAULT]);
});

test.each([
  ["max-age=300", "max-age=300"],
  ["off", undefined],
])("HSTS=%s is the header sent", async (HSTS, expected) => {
  site = await startSite({ LOG_LEVEL: "warn", SITE_URL, TRUST_PROXY: "loopback", HSTS });
  expect(await headersOf("https")).toEqual([expected, expected]);
});
