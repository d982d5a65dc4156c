import { useLoaderData } from "@remix-run/react";
import { employeesEngagement } from "~/content/products/employees-engagement";
import { productSummary, products } from "~/content/products/index";
import { others } from "~/navigation/next-page";
import { ProductPage } from "~/pages/product-page";

export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: employeesEngagement,
  others: others(products, employeesEngagement).map(productSummary),
});
export { contactAction as action } from "~/forms/contact/contact.server";

export default function EmployeesEngagement() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
