import { productData } from "~/content/product-data";
import { customerService } from "~/content/products/customer-service";

export { links, ProductPage as default } from "~/pages/product-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => productData(customerService);
