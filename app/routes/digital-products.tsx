import { useLoaderData } from "@remix-run/react";
import { productData } from "~/content/product-data";
import { digitalProducts } from "~/content/products/digital-products";
import { ProductPage } from "~/pages/product-page";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => productData(digitalProducts);

export default function DigitalProducts() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
