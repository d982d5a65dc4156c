import { useLoaderData } from "@remix-run/react";
import { contractLifecycle } from "~/content/products/contract-lifecycle";
import { productSummary, products } from "~/content/products/index";
import { others } from "~/navigation/next-page";
import { ProductPage } from "~/pages/product-page";

export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: contractLifecycle,
  others: others(products, contractLifecycle).map(productSummary),
});
export { contactAction as action } from "~/forms/contact/contact.server";

export default function ContractLifecycle() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
