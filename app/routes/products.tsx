import { productsPage } from "~/content/pages/products";
import { productPreviews } from "~/content/products/index";

export { links, ProductsPage as default } from "~/pages/products-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => ({ page: productsPage, products: productPreviews });
