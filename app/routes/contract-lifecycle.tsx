import { contractLifecycle } from "~/content/products/contract-lifecycle";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: contractLifecycle });
export { contactAction as action } from "~/forms/contact/contact.server";
export { ProductRoute as default } from "~/pages/product-page";
