import { useLoaderData } from "@remix-run/react";
import { employeesEngagement } from "~/content/products/employees-engagement";
import { otherProducts } from "~/content/products/index";
import { spotsOf } from "~/content/spots/spots-of";
import { ProductPage } from "~/pages/product-page";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: employeesEngagement,
  spots: spotsOf(employeesEngagement),
  others: otherProducts(employeesEngagement),
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";

export default function EmployeesEngagement() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
