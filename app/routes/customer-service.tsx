import { useLoaderData } from "@remix-run/react";
import { productData } from "~/content/product-data";
import { customerService } from "~/content/products/customer-service";
import { ProductPage } from "~/pages/product-page";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => productData(customerService);

export default function CustomerService() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
