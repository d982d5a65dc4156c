import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { failed } from "~/content/site/errors";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { PageData } from "~/hooks/route-data";
import type { RootData } from "~/root-loader.server";
import { SHARE_SIZE, shareUrl } from "~/seo/share-image";
import { structuredData } from "~/seo/structured-data.server";

type Root = Pick<RootData, "brand" | "description" | "siteUrl" | "mediaBase" | "outcome">;

/** Title, description and Open Graph tags of a page, from its loader's `page`; every page route exports it as `meta`. */
export const pageMeta: MetaFunction<() => PageData, { root: () => RootData }> = ({
  data,
  matches,
  location,
}) => {
  const root = matches.find(({ id }) => id === "root")?.data;
  const page = data?.page;
  const { pathname } = location;
  if (!root) return [];
  const tags = textTags(page?.meta ?? { title: failed.heading, description: "" }, root);
  // A missing or failed page has no address to list, no preview and no structured data.
  if (!page?.head) return tags;
  // What a visitor has written is for those to whom the address is given.
  if (page.message) tags.push({ name: "robots", content: "noindex" });
  const { brand, description, siteUrl } = root;
  const all = [
    ...tags,
    ...addressTags(`${siteUrl}${pathname}${page.search ?? ""}`),
    ...imageTags(page.head, root, pathname),
  ];
  // In documents only, which is what search engines read: on hydration React would take an extension's script for this one.
  if (typeof document !== "undefined") return all;
  const graph = structuredData({ page, brand, description, siteUrl, pathname });
  return [...all, { "script:ld+json": graph } as MetaDescriptor];
};

function textTags(meta: PageMeta, root: Root): MetaDescriptor[] {
  const title = `${meta.title} | ${root.brand}`;
  return [
    { title: root.outcome ? `${root.outcome}: ${title}` : title },
    { name: "description", content: meta.description },
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: root.brand },
  ];
}

const addressTags = (url: string): MetaDescriptor[] => [
  { property: "og:url", content: url },
  { tagName: "link", rel: "canonical", href: url },
];

function imageTags(head: PageHead, root: Root, pathname: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: shareUrl(root, pathname) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    // The image shows the heading.
    { property: "og:image:alt", content: head.heading },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
