import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/industry-data";
import { pageUrls } from "~/content/pages/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import { contact } from "~/content/site/contact-modal";
import { footer } from "~/content/site/footer";
import { menu } from "~/content/site/menu";
import { redirects } from "~/content/site/redirects";
import { CONTACT_PARAMETER, CONTACT_TABS } from "~/navigation/contact-url";
import { clientAction } from "~/pages/route-exports";
import { lists, pages, strings } from "../../support/content";

const routeOf = (url: string) => `${url === "/" ? "_index" : url.slice(1)}.tsx`;
// Every page but that of an unknown address, whose forms the home page takes.
const routes = readdirSync("app/routes").filter((file) => file.endsWith(".tsx") && file !== "$.tsx");
const files = (folder: string) =>
  readdirSync(`app/content/${folder}`)
    .map((file) => file.replace(".ts", ""))
    .filter((name) => name !== "index")
    .sort();

test("every page of the registries has its route, and every page route is in a registry", () => {
  expect([...routes].sort()).toEqual(pageUrls.map(routeOf).sort());
});

test.each([
  ...routes.map((file) => `routes/${file}`),
  "root.tsx",
])("%s takes the contact form, and keeps it when the server does not answer", async (file) => {
  const route = await import(resolve("app", file));
  expect(route.action).toBeTypeOf("function");
  expect(route.clientAction).toBe(clientAction);
  expect(route.shouldRevalidate).toBeTypeOf("function");
});

test.each([
  ["industries", industries],
  ["services", services],
  ["products", products],
] as const)("every file of content/%s is in its registry, named after its URL", (folder, pages) => {
  expect(pages.map(({ url }) => url.slice(1)).sort()).toEqual(files(folder));
});

test.each(Object.entries(redirects))("%s is no page, and leads to one: %s", (from, to) => {
  // As the server looks it up: exactly this spelling. It answers for these three folders itself.
  expect(new URL(from, "http://site").pathname.toLowerCase()).toBe(from);
  expect(from).not.toMatch(/^\/((build|media|fonts)\/.*)?$|\/$|\.data$/);
  const { pathname, searchParams } = new URL(to, "http://site");
  expect(pageUrls).toContain(pathname);
  expect(pageUrls).not.toContain(from);
  expect(existsSync(`public${from}`)).toBe(false);
  for (const [name, value] of searchParams) {
    expect(name).toBe(CONTACT_PARAMETER);
    expect(CONTACT_TABS).toContain(value);
  }
});

test("titles are unique, and so are descriptions for search, of 70 to 155 characters", () => {
  for (const texts of [pages.map(({ meta }) => meta.title), pages.map(({ meta }) => meta.description)])
    expect(new Set(texts).size).toBe(texts.length);
  const lengths = pages.map(({ meta }) => meta.description.length);
  expect([Math.min(...lengths) >= 70, Math.max(...lengths) <= 155]).toEqual([true, true]);
});

const texts = strings([...pages, ...lists, menu, footer, contact]);

test("no page names the example's brand, so that the operator can choose another", () => {
  expect(texts.filter(({ text }) => text.includes("Lodeline"))).toEqual([]);
});

test("every use case has its tile on the map", () => {
  for (const industry of industries)
    expect(landscapeOf(industry).places, industry.name).toHaveLength(industry.blocks.length);
});

test("no text is empty", () => {
  // One drawing of three lines has two.
  expect(texts.filter(({ path, text }) => !text.trim() && path.at(-1) !== "ledger")).toEqual([]);
});

test("every picture has an alternative text", () => {
  const alternatives = texts.filter(({ path }) => path.at(-1) === "alt");
  expect(alternatives.length).toBeGreaterThan(50);
  expect(alternatives.filter(({ text }) => text.length <= 15)).toEqual([]);
});
