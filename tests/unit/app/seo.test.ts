import type { MetaDescriptor } from "@remix-run/node";
import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { pagesByUrl } from "~/content/pages/index";
import { notFound } from "~/content/pages/not-found";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { AnyPage } from "~/content/types/collection";
import { pageMeta } from "~/seo/page-meta";
import { structuredData } from "~/seo/structured-data.server";

const banking = industries.find(({ url }) => url === "/banking-service") ?? expect.unreachable();

/** A page's tags by name, its links by rel. */
function tagsOf(page: unknown, pathname: string, { mediaBase = "/media", route = "routes/page" } = {}) {
  const root = { id: "root", data: { brand: "Brand", siteUrl: "https://site.test", mediaBase } };
  const args = { data: page && { page }, matches: [root, { id: route }], location: { pathname } };
  const tags = pageMeta(args as unknown as Parameters<typeof pageMeta>[0]) as MetaDescriptor[];
  return Object.fromEntries(
    tags.map((tag) => {
      if ("script:ld+json" in tag) return ["structured data", Object.keys(tag["script:ld+json"] as object)];
      const { title, property, name, rel, content, href } = tag as Record<string, string>;
      return title ? ["title", title] : [property ?? name ?? rel, content ?? href];
    }),
  );
}

test("a page's preview has its words, its address and its picture, absolute and of known size", () => {
  const title = `${banking.meta.title} | Brand`;
  expect(tagsOf(banking, "/banking-service")).toEqual({
    title,
    description: banking.meta.description,
    canonical: "https://site.test/banking-service",
    "og:title": title,
    "og:description": banking.meta.description,
    "og:type": "website",
    "og:site_name": "Brand",
    "og:url": "https://site.test/banking-service",
    "og:image": "https://site.test/media/share/banking-service.jpg",
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": banking.head.heading,
    "twitter:card": "summary_large_image",
    "structured data": ["@context", "@graph"],
  });
});

test("a page's picture is on the media host", () => {
  const imageOf = (path: string, mediaBase: string) => tagsOf(banking, path, { mediaBase })["og:image"];
  expect(imageOf("/", "/media")).toBe("https://site.test/media/share/home.jpg");
  expect(imageOf("/about/", "https://cdn.test/m")).toBe("https://cdn.test/m/share/about.jpg");
});

test("a draft has its own title and all drafts' preview, but no address to share without its text", () => {
  const draft = { meta: { title: "Refunds: 12 → 3, a draft", description: "Days" }, head: banking.head };
  const tags = tagsOf({ ...draft, message: "Process: Refunds" }, "/services");
  expect(tags).toMatchObject({
    title: "Refunds: 12 → 3, a draft | Brand",
    "og:title": "Refunds: 12 → 3, a draft | Brand",
    "og:description": "Days",
    "og:image": "https://site.test/media/share/draft.jpg",
    robots: "noindex",
  });
  for (const name of ["canonical", "og:url", "structured data"]) expect(tags[name]).toBeUndefined();
});

// A search engine would take the address of a missing page for one to list.
test.each([
  ["that is missing", notFound, "routes/$"],
  ["that failed", undefined, "routes/about"],
])("a page %s has words, and neither a picture nor an address", (_, page, route) => {
  const tags = tagsOf(page, "/nothing", { route });
  expect(tags.title).toMatch(/ \| Brand$/);
  for (const name of ["og:image", "twitter:card", "canonical", "og:url", "structured data"])
    expect(tags[name]).toBeUndefined();
});

interface Node {
  "@type": string;
  itemListElement?: { position: number; item: string }[];
}
const offered = [...products, ...services, ...industries].map(({ url }) => url);

test.each([
  ...pagesByUrl,
])("%s describes the firm, its place in the site, and what it offers", (url, page) => {
  const site = { brand: "Brand", description: "What it is.", siteUrl: "https://site.test" };
  const graph = structuredData({ ...site, page: page as AnyPage, pathname: url })["@graph"];
  const nodes = JSON.parse(JSON.stringify(graph)) as Node[];
  const types = nodes.map((node) => node["@type"]);
  expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(types.includes("Service")).toBe(offered.includes(url));
  const crumbs = nodes.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement;
  if (url === "/") return expect(crumbs).toBeUndefined();
  expect(crumbs?.map(({ position }) => position)).toEqual(crumbs?.map((_, index) => index + 1));
  expect(crumbs?.at(0)?.item).toBe("https://site.test/");
  expect(crumbs?.at(-1)?.item).toBe(`https://site.test${url}`);
});
