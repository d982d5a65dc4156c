import { afterAll, expect, test } from "vitest";
import { redirects } from "~/content/site/redirects";
import { draftRules } from "~/forms/signed-page/draft";
import { send } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite();
afterAll(() => site.stop());

const VISITORS = 5;
const all = (body: string, pattern: RegExp) => Array.from(body.matchAll(pattern), ([, found = ""]) => found);

async function visits(path: string) {
  const bodies: string[] = [];
  for (let i = 0; i < VISITORS; i += 1) bodies.push((await send(`${site.url}${path}`)).body);
  return bodies;
}

test("every visitor gets another captcha, the same in the HTML and in the page's data", async () => {
  const seen = new Set<string>();
  for (const body of await visits("/career?contact=message")) {
    const [shown = ""] = all(body, /id="captcha-text" translate="no">([^<]+)</g);
    const [id = ""] = all(body, /name="captcha_id" value="([^"]+)"/g);
    expect(shown).toMatch(/^([A-Z0-9] ){6}[A-Z0-9]$/);
    const [told] = all(body, /(\\"[^"\\]+\\",\\"text\\",\\"[A-Z0-9]+\\",\\"expiry\\",\d+)/g);
    expect(told).toContain(`\\"${id}\\",\\"text\\",\\"${shown.replaceAll(" ", "")}\\"`);
    const expiry = Number(told?.split(",").at(-1));
    expect(expiry).toBeGreaterThan(Date.now() + 29 * 60_000);
    seen.add(shown).add(id);
  }
  expect(seen.size).toBe(2 * VISITORS);
});

test("scripts are preloaded after the fonts and the picture that the first paint needs", async () => {
  const { body } = await send(`${site.url}/about`);
  const preloads = all(body, /(<link rel="modulepreload"[^>]*>)/g);
  expect(preloads.length).toBeGreaterThan(5);
  expect(preloads.filter((link) => !link.includes(' fetchpriority="low"'))).toEqual([]);
});

test("every form of every visitor has another submission id", async () => {
  const bodies = [...(await visits("/career?contact=message")), ...(await visits("/about?contact=message"))];
  const ids = bodies.flatMap((body) => all(body, /name="submission_id"[^>]*value="([^"]+)"/g));
  expect(new Set(ids).size).toBe(3 * VISITORS);
});

test("every link and redirect leads to a page and to the element that its hash names", async () => {
  const { body: sitemap } = await send(`${site.url}/sitemap.xml`);
  const pages = new Map<string, string>();
  for (const url of all(sitemap, /<loc>([^<]+)/g))
    pages.set(new URL(url).pathname, (await send(`${site.url}${new URL(url).pathname}`)).body);
  const links = [...pages].flatMap(([path, body]) =>
    all(body, /<a [^>]*href="([^"]*)"/g).map((href) => ({ path, href, url: new URL(href, site.url + path) })),
  );
  for (const [path, target] of Object.entries(redirects)) {
    const { status, headers } = await send(`${site.url}${path}`);
    const { location: href = "" } = headers;
    expect([path, status, href]).toEqual([path, 301, target]);
    links.push({ path, href, url: new URL(href, site.url) });
  }
  const dead = links.filter(({ url }) => {
    const page = pages.get(url.pathname);
    return url.origin === site.url && !(url.hash ? page?.includes(`id="${url.hash.slice(1)}"`) : page);
  });
  expect(dead.map(({ path, href }) => `${path}: ${href}`)).toEqual([]);
  expect(links.length).toBeGreaterThan(pages.size);
});

test("a visitor's longest draft leads to its page and on to the message form", async () => {
  // No script is longer in an address.
  const typed = Object.entries(draftRules).map(([name, { limit }]) => [name, "話".repeat(limit)]);
  const url = `${site.url}/services?${new URLSearchParams(typed)}`;
  expect(url.length).toBeGreaterThan(5_000);
  // The address is sent twice, among what browsers and proxies send besides.
  const headers = { Referer: url, Cookie: `check=${"x".repeat(4_000)}` };
  const { status, headers: answer } = await send(`${url}&contact=message`, { headers });
  expect(status).toBe(200);
  expect(answer["cache-control"]).toContain("no-store");
});

test("a text that no field takes is named at its field, up to what the server reads", async () => {
  const { status, body } = await send(`${site.url}/services?process=${"x".repeat(15_800)}`);
  expect(status).toBe(200);
  expect(body).toMatch(/id="draft-process-error".*Please keep this to 80 characters/);
});
