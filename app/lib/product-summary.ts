import type { ProductPage } from "~/content/types";

/** What a row of products shows of each. */
export type ProductSummary = Pick<ProductPage, "number" | "product" | "summary" | "url" | "film">;

/** Takes from a product page what a row of products shows, so that no loader sends its sections twice. */
export function productSummary({ number, product, summary, url, film }: ProductPage): ProductSummary {
  return { number, product, summary, url, film };
}
