import type { MetaDescriptor } from "@remix-run/node";
import { expect, test } from "vitest";
import { banking } from "~/content/industries/banking-service";
import { notFound } from "~/content/pages/not-found";
import { pageMeta } from "~/seo/page-meta";

/** A page's tags by name, its links by rel. */
function tagsOf(page: unknown, pathname: string, { mediaBase = "/media", route = "routes/page" } = {}) {
  const root = { id: "root", data: { brand: "Brand", siteUrl: "https://site.test", mediaBase } };
  const args = { data: page && { page }, matches: [root, { id: route }], location: { pathname } };
  const tags = pageMeta(args as unknown as Parameters<typeof pageMeta>[0]) as MetaDescriptor[];
  return Object.fromEntries(
    tags
      .filter((tag) => !("script:ld+json" in tag))
      .map((tag) => {
        const { title, property, name, rel, content, href } = tag as Record<string, string>;
        return title ? ["title", title] : [property ?? name ?? rel, content ?? href];
      }),
  );
}

test("a page's preview has its words, its address and its picture, absolute and of known size", () => {
  expect(tagsOf(banking, "/banking-service")).toEqual({
    title: "AI and data for banks | Brand",
    description: banking.meta.description,
    canonical: "https://site.test/banking-service",
    "og:title": "AI and data for banks | Brand",
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
  });
});

test.each([
  ["/", "/media", "https://site.test/media/share/home.jpg"],
  ["/about/", "/media", "https://site.test/media/share/about.jpg"],
  ["/about", "https://cdn.test/m", "https://cdn.test/m/share/about.jpg"],
])("the picture of %s with media at %s", (pathname, mediaBase, url) => {
  expect(tagsOf(banking, pathname, { mediaBase })["og:image"]).toBe(url);
});

test.each([
  ["that is missing", notFound, "routes/$"],
  ["that failed", undefined, "routes/about"],
])("a page %s has words, and neither a picture nor an address", (_, page, route) => {
  const tags = tagsOf(page, "/nothing", { route });
  expect(tags.title).toMatch(/ \| Brand$/);
  expect(tags["og:image"]).toBeUndefined();
  expect(tags["twitter:card"]).toBeUndefined();
  // A search engine would take the address of a missing page for one to list.
  expect(tags.canonical).toBeUndefined();
  expect(tags["og:url"]).toBeUndefined();
});
