import { productData } from "~/content/product-data";
import { contractLifecycle } from "~/content/products/contract-lifecycle";

export { links, ProductPage as default } from "~/pages/product-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => productData(contractLifecycle);
