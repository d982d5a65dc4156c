import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { PageMeta } from "~/content/types";
import type { RootData } from "~/root";

/**
 * Title, description and Open Graph tags of a page (specification §2): every page route re-exports it as `meta`.
 * The words come from the loader's `page.meta`; brand and origin from root.
 */
export const pageMeta: MetaFunction = ({ data, matches, location }) => {
  const root = matches.find((match) => match.id === "root")?.data as RootData | undefined;
  const page = (data as { page?: { meta: PageMeta } } | undefined)?.page?.meta;
  if (!root) return [];
  return tagsOf(page ?? { title: "Something went wrong", description: "" }, root, location.pathname);
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
