import { useLoaderData } from "@remix-run/react";
import { customerService } from "~/content/products/customer-service";
import { productSummary, products } from "~/content/products/index";
import { others } from "~/navigation/next-page";
import { ProductPage } from "~/pages/product-page";

export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: customerService,
  others: others(products, customerService).map(productSummary),
});
export { contactAction as action } from "~/forms/contact/contact.server";

export default function CustomerService() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
