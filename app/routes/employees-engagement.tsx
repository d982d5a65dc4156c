import { employeesEngagement } from "~/content/products/employees-engagement";
import { products } from "~/content/products/index";
import { others } from "~/lib/onward";
import { productSummary } from "~/lib/product-summary";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({
  page: employeesEngagement,
  others: others(products, employeesEngagement).map(productSummary),
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { ProductPage as default } from "~/pages/product-page";
