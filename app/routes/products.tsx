import { useLoaderData } from "@remix-run/react";
import { productsPage } from "~/content/pages/products";
import { productPreview, products } from "~/content/products/index";
import { ProductsPage } from "~/pages/products-page";
import styles from "~/styles/products.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/page-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({ page: productsPage, products: products.map(productPreview) });

export default function Products() {
  return <ProductsPage {...useLoaderData<typeof loader>()} />;
}
