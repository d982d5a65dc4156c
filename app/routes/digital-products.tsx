import { useLoaderData } from "@remix-run/react";
import { hotspotsOf } from "~/content/hotspots/hotspots-of";
import { digitalProducts } from "~/content/products/digital-products";
import { otherProducts } from "~/content/products/index";
import { ProductPage } from "~/pages/product-page";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: digitalProducts,
  hotspots: hotspotsOf(digitalProducts),
  others: otherProducts(digitalProducts),
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";

export default function DigitalProducts() {
  return <ProductPage {...useLoaderData<typeof loader>()} />;
}
