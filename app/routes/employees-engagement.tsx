import { productData } from "~/content/product-data";
import { employeesEngagement } from "~/content/products/employees-engagement";

export { links, ProductPage as default } from "~/pages/product-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => productData(employeesEngagement);
