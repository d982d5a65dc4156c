// The four products, /01 to /04.
import { contractLifecycle } from "~/content/products/contract-lifecycle";
import { customerService } from "~/content/products/customer-service";
import { digitalProducts } from "~/content/products/digital-products";
import { employeesEngagement } from "~/content/products/employees-engagement";
import type { ProductContent, ProductSummary } from "~/content/types/pages/product";

export const products: readonly ProductContent[] = [
  customerService,
  contractLifecycle,
  employeesEngagement,
  digitalProducts,
];

/** What a list of products shows of one: no loader sends the sections of a page that is not open. */
export function productSummary({ number, product, summary, url, film }: ProductContent): ProductSummary {
  return { number, product, summary, url, film };
}
