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

/** The fields that a list of products shows, so that loaders do not send other pages' sections. */
export function productSummary({ number, product, summary, url, video }: ProductContent): ProductSummary {
  return { number, product, summary, url, video };
}

/** A product in the overview: its topics and its first still. */
function productPreview({ product, summary, url, sections }: ProductContent): ProductPreview {
  const topics = sections.map(({ title }) => title);
  const { video, title } = sections[0];
  return { product, summary, url, topics, video, alt: title };
}

export const productPreviews = products.map(productPreview);
