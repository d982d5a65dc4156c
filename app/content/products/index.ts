import { contractLifecycle } from "~/content/products/contract-lifecycle";
import { customerService } from "~/content/products/customer-service";
import { digitalProducts } from "~/content/products/digital-products";
import { employeesEngagement } from "~/content/products/employees-engagement";
import type { ProductContent, ProductPreview, ProductSummary } from "~/content/types/collection";

export const products: readonly ProductContent[] = [
  customerService,
  contractLifecycle,
  employeesEngagement,
  digitalProducts,
];

/** What a list of products shows of one: loaders send no other page's sections. */
export function productSummary({ number, product, summary, url, film }: ProductContent): ProductSummary {
  return { number, product, summary, url, film };
}

/** What the overview shows of a product: its topics and its first film. */
export function productPreview({ number, product, summary, url, sections }: ProductContent): ProductPreview {
  const topics = sections.map(({ title }) => title);
  const { video, videoLabel } = sections[0];
  return { number, product, summary, url, topics, video, videoLabel };
}

/** The summaries of the other products, beginning with the one after `current`. */
export function otherProducts(current: ProductContent): readonly ProductSummary[] {
  const index = products.indexOf(current);
  return [...products.slice(index + 1), ...products.slice(0, index)].map(productSummary);
}
