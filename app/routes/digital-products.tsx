import { digitalProducts } from "~/content/products/digital-products";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: digitalProducts });
export { contactAction as action } from "~/forms/contact/contact.server";
export { ProductRoute as default } from "~/pages/product-page";
