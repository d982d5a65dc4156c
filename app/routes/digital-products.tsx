import { productData } from "~/content/product-data";
import { digitalProducts } from "~/content/products/digital-products";

export { links, ProductPage as default } from "~/pages/product-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => productData(digitalProducts);
