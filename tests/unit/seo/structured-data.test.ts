import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { pagesByUrl } from "~/content/pages/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { AnyPage } from "~/content/types/collection";
import { structuredData } from "~/seo/structured-data.server";

const site = { brand: "Brand", description: "What it is.", siteUrl: "https://site.test" };
const graphOf = (pathname: string) => {
  const page = pagesByUrl.get(pathname) as AnyPage;
  const graph = structuredData({ ...site, page, pathname })["@graph"];
  return JSON.parse(JSON.stringify(graph)) as Record<string, unknown>[];
};
const typesOf = (pathname: string) => graphOf(pathname).map((node) => node["@type"]);

test("every page describes the organization and the web site", () => {
  for (const url of pagesByUrl.keys()) {
    expect(typesOf(url)).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  }
});

test("every page but the home page has breadcrumbs that end with itself", () => {
  expect(typesOf("/")).not.toContain("BreadcrumbList");
  for (const url of [...pagesByUrl.keys()].filter((path) => path !== "/")) {
    const list = graphOf(url).find((node) => node["@type"] === "BreadcrumbList");
    const items = list?.itemListElement as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.at(0)?.item).toBe("https://site.test/");
    expect(items.at(-1)?.item).toBe(`https://site.test${url}`);
  }
});

test("products, services and industries are described as services; no other page is", () => {
  const offered = [...pagesByUrl.keys()].filter((url) => typesOf(url).includes("Service"));
  expect(offered.sort()).toEqual([...products, ...services, ...industries].map(({ url }) => url).sort());
  const [copilot] = graphOf("/customer-service").filter((node) => node["@type"] === "Service");
  expect(copilot).toMatchObject({
    name: "Customer Service AI Copilot",
    url: "https://site.test/customer-service",
    provider: { "@id": "https://site.test/#organization" },
  });
});
