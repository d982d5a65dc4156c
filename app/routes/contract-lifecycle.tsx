import { contractLifecycle } from "~/content/products/contract-lifecycle";
import { products } from "~/content/products/index";
import { others } from "~/lib/onward";
import { productSummary } from "~/lib/product-summary";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({
  page: contractLifecycle,
  others: others(products, contractLifecycle).map(productSummary),
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { ProductPage as default } from "~/pages/product-page";
