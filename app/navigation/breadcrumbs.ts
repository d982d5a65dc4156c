import type { CollectionPage } from "~/content/types/collection";

const PARENTS = {
  industry: { name: "Solutions", path: "/#solutions" },
  service: { name: "Services", path: "/services" },
  product: { name: "Products", path: "/products" },
} as const;

export function breadcrumbsOf(page: CollectionPage) {
  return { parent: PARENTS[page.kind], name: page.name };
}
