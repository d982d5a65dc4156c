import type { IndustryContent } from "~/content/types/pages/industry";
import type { ProductContent } from "~/content/types/pages/product";
import type { ServiceContent } from "~/content/types/pages/service";

/** A page that is one of a row: an industry, a capability, a product. */
export type CollectionPage = IndustryContent | ProductContent | ServiceContent;

/** Where a row of pages hangs in the site. */
const PARENTS = {
  industry: { name: "Solutions", path: "/#solutions" },
  service: { name: "Services", path: "/services" },
  product: { name: "Products", path: "/products" },
} as const;

/** The page above one of a row, and what the page itself is called: for its visitors and for search engines. */
export function breadcrumbsOf(page: CollectionPage): {
  parent: { name: string; path: string };
  name: string;
} {
  return { parent: PARENTS[page.kind], name: page.kind === "product" ? page.product : page.name };
}
