import { advisoryCards } from "~/content/advisory";
import { home } from "~/content/home";
import { industries } from "~/content/industries/index";
import { offices } from "~/content/offices";
import { products } from "~/content/products/index";
import { valuePoints } from "~/content/value-points";
import { productSummary } from "~/lib/product-summary";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({
  page: home,
  advisory: advisoryCards,
  products: products.map(productSummary),
  points: valuePoints,
  solutions: industries.map(({ card }) => card),
  offices,
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { HomePage as default } from "~/pages/home-page";
