import { useLoaderData } from "@remix-run/react";
import { productData } from "~/content/product-data";
import { employeesEngagement } from "~/content/products/employees-engagement";
import { ProductPage } from "~/pages/product-page";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => productData(employeesEngagement);

export default function EmployeesEngagement() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
