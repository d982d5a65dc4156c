import { productsPage } from "~/content/products";
import { products } from "~/content/products/index";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({
  page: productsPage,
  products: products.map(({ number, product, name, summary, url, sections }) => ({
    number,
    product,
    name,
    summary,
    url,
    topics: sections.map(({ title }) => title),
    film: sections[0].video,
    filmLabel: sections[0].videoLabel,
  })),
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { ProductsPage as default } from "~/pages/products-page";
