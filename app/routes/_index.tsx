import { useLoaderData } from "@remix-run/react";
import { advisoryCards } from "~/content/site/advisory";
import { home } from "~/content/pages/home";
import { industries } from "~/content/industries/index";
import { productSummary, products } from "~/content/products/index";
import { offices } from "~/content/site/offices";
import { valuePoints } from "~/content/site/value-points";
import { HomePage } from "~/pages/home-page";

export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => ({
  page: home,
  advisory: advisoryCards,
  products: products.map(productSummary),
  points: valuePoints,
  solutions: industries.map(({ card }) => card),
  offices,
});
export { contactAction as action } from "~/forms/contact/contact.server";

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
