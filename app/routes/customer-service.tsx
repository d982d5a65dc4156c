import { useLoaderData } from "@remix-run/react";
import { customerService } from "~/content/products/customer-service";
import { otherProducts } from "~/content/products/index";
import { ProductPage } from "~/pages/product-page";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: customerService,
  others: otherProducts(customerService),
});

export default function CustomerService() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
