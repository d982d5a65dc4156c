import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { failed } from "~/content/site/errors";
import type { PageMeta } from "~/content/types/page";
import type { PageData } from "~/hooks/route-data";
import type { RootData } from "~/root-loader.server";
import { DRAFT_PREVIEW, SHARE_SIZE, shareUrl } from "~/seo/share-image";
import { structuredData } from "~/seo/structured-data.server";

/** Title, description and Open Graph tags, from the loader's `page`. */
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
  // A missing or failed page has no address, preview or structured data.
  if (!page?.head) return tags;
  const { brand, description, siteUrl } = root;
  const url = `${siteUrl}${pathname}`;
  // A draft is for people who were given its address: browsers share the address that they show.
  const isDraft = page.message !== undefined;
  const address: MetaDescriptor[] = isDraft
    ? [{ name: "robots", content: "noindex" }]
    : [
        { property: "og:url", content: url },
        { tagName: "link", rel: "canonical", href: url },
      ];
  const all: MetaDescriptor[] = [
    ...tags,
    ...address,
    { property: "og:image", content: shareUrl(root, isDraft ? DRAFT_PREVIEW : pathname) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    // The image shows the heading.
    { property: "og:image:alt", content: page.head.heading },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  // In documents only: on hydration React would take an extension's script for this one.
  if (isDraft || typeof document !== "undefined") return all;
  const graph = structuredData({ page, brand, description, siteUrl, pathname });
  return [...all, { "script:ld+json": graph } as MetaDescriptor];
};

function textTags(meta: PageMeta, root: Pick<RootData, "brand" | "outcome">): MetaDescriptor[] {
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
