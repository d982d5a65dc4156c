import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { pageUrls } from "~/content/pages/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import { company } from "~/content/site/footer";
import { menu } from "~/content/site/menu";

const routeOf = (url: string) => `app/routes/${url === "/" ? "_index" : url.slice(1)}.tsx`;
const files = (folder: string) =>
  readdirSync(`app/content/${folder}`)
    .map((file) => file.replace(".ts", ""))
    .filter((name) => name !== "index")
    .sort();

test("every page of the registries has its route, and every page route is in a registry", () => {
  for (const url of pageUrls) expect(existsSync(routeOf(url)), routeOf(url)).toBe(true);
  const pages = readdirSync("app/routes").filter((file) => file.endsWith(".tsx") && file !== "$.tsx");
  expect(pages.map((file) => `app/routes/${file}`).sort()).toEqual(pageUrls.map(routeOf).sort());
});

test("the words of a page that exists once are in a file named after its URL, by which the sitemap finds its date", () => {
  const listed = [...industries, ...services, ...products].map(({ url }) => url);
  const single = pageUrls.filter((url) => !listed.includes(url)).map((url) => url.slice(1) || "home");
  expect(files("pages")).toEqual(expect.arrayContaining(single));
});

test.each([
  ["industries", industries],
  ["services", services],
  ["products", products],
] as const)("every file of content/%s is in its registry, named after its URL", (folder, pages) => {
  expect(pages.map(({ url }) => url.slice(1)).sort()).toEqual(files(folder));
});

test("the menu and the footer lead to every page", () => {
  const columns = menu.flatMap((item) => ("subMenu" in item ? item.subMenu : []));
  const linked = [...columns, company].flatMap(({ url, items }) => [url, ...items.map((item) => item.url)]);
  for (const url of pageUrls) if (url !== "/") expect(linked).toContain(url);
});

test("the products are numbered /01 to /04", () => {
  expect(products.map(({ number }) => number)).toEqual(["/01", "/02", "/03", "/04"]);
});

test("on each capability page one row breaks the alternation of pictures and texts", () => {
  for (const { url, blocks } of services)
    expect(
      blocks.filter(({ layout }) => layout),
      url,
    ).toHaveLength(1);
});
