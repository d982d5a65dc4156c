import { useLoaderData } from "@remix-run/react";
import { productsPage } from "~/content/pages/products";
import { productPreviews } from "~/content/products/index";
import { ProductsPage } from "~/pages/products-page";
import styles from "~/styles/products.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => ({ page: productsPage, products: productPreviews });

export default function Products() {
  return <ProductsPage {...useLoaderData<typeof loader>()} />;
}
