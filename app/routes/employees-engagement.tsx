import { useLoaderData } from "@remix-run/react";
import { hotspotsOf } from "~/content/hotspots/hotspots-of";
import { employeesEngagement } from "~/content/products/employees-engagement";
import { otherProducts } from "~/content/products/index";
import { ProductPage } from "~/pages/product-page";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: employeesEngagement,
  hotspots: hotspotsOf(employeesEngagement),
  others: otherProducts(employeesEngagement),
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";

export default function EmployeesEngagement() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
