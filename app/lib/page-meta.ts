import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { site } from "~/content/site";
import type { PageMeta } from "~/content/types";
import { type DescribedPage, structuredData } from "~/lib/structured-data";
import type { RootData } from "~/root";

/**
 * Title, description and Open Graph tags of a page (specification §2): every page route re-exports it as `meta`.
 * The words come from the loader's `page.meta`; brand and origin from root.
 */
export const pageMeta: MetaFunction = ({ data, matches, location }) => {
  const root = matches.find((match) => match.id === "root")?.data as RootData | undefined;
  const page = (data as { page?: DescribedPage } | undefined)?.page;
  const { pathname } = location;
  if (!root) return [];
  // An address that leads nowhere describes nothing.
  if (matches.at(-1)?.id === "routes/$") return page ? tagsOf(page.meta, root, pathname) : [];
  if (!page) return tagsOf({ title: "Something went wrong", description: "" }, root, pathname);
  const { brand, siteUrl } = root;
  const about = structuredData({ page, brand, description: site.description, siteUrl, pathname });
  return [...tagsOf(page.meta, root, pathname), { "script:ld+json": about } as MetaDescriptor];
};

function tagsOf(page: PageMeta, root: RootData, pathname: string): MetaDescriptor[] {
  const title = `${page.title} | ${root.brand}`;
  const url = `${root.siteUrl}${pathname}`;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: root.brand },
    { property: "og:url", content: url },
    { tagName: "link", rel: "canonical", href: url },
  ];
}
