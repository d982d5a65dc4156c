import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { PageHead, PageMeta } from "~/content/types";
import { SHARE_SIZE, shareUrl } from "~/lib/share-image";
import type { RootData } from "~/root";

/** What a page's loader gives that its tags are made of; the 404 page has no head. */
type Page = { meta: PageMeta; head?: PageHead };
type Root = Pick<RootData, "brand" | "siteUrl" | "mediaBase">;

const FAILED: Page = { meta: { title: "Something went wrong", description: "" } };

/**
 * Title, description and Open Graph tags of a page (specification §2): every page route re-exports it as `meta`.
 * The words come from the loader's `page`; brand, origin and the place of media from root.
 */
export const pageMeta: MetaFunction = ({ data, matches, location }) => {
  const root = matches.find((match) => match.id === "root")?.data as RootData | undefined;
  const page = (data as { page?: Page } | undefined)?.page ?? FAILED;
  return root
    ? [...wordTags(page, root, location.pathname), ...imageTags(page, root, location.pathname)]
    : [];
};

function wordTags({ meta }: Page, root: Root, pathname: string): MetaDescriptor[] {
  const title = `${meta.title} | ${root.brand}`;
  const url = `${root.siteUrl}${pathname}`;
  return [
    { title },
    { name: "description", content: meta.description },
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: root.brand },
    { property: "og:url", content: url },
    { tagName: "link", rel: "canonical", href: url },
  ];
}

/** The picture of a link preview. Pages without a head, which are failures, have none: nobody shares them. */
function imageTags({ head }: Page, root: Root, pathname: string): MetaDescriptor[] {
  if (!head) return [];
  return [
    { property: "og:image", content: shareUrl(root, pathname) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    // The heading is what there is to read in it.
    { property: "og:image:alt", content: head.heading },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
