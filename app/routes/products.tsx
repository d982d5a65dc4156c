import { useLoaderData } from "@remix-run/react";
import { owner } from "~/content/owner";
import { productsPage } from "~/content/pages/products";
import { productPreviews } from "~/content/products/index";
import { withOwner } from "~/content/with-owner";
import { ProductsPage } from "~/pages/products-page";
import styles from "~/styles/products.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, shouldRevalidate } from "~/contact-modal/form-route-exports";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => {
  const terms = { ...productsPage.terms, items: withOwner(productsPage.terms.items, owner) };
  return { page: { ...productsPage, terms }, products: productPreviews };
};

export default function Products() {
  return <ProductsPage {...useLoaderData<typeof loader>()} />;
}
