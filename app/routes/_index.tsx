import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/industry-data";
import { home } from "~/content/pages/home";
import { productSummary, products } from "~/content/products/index";
import { advisoryCards } from "~/content/site/advisory";
import { offices } from "~/content/site/offices";
import { valuePoints } from "~/content/site/value-points";
import { signedPage } from "~/content/specimens/signed-page";
import type { HomeData } from "~/content/types/single-pages";
import { examplePage } from "~/forms/signed-page/draft";

export { HomePage as default, links } from "~/pages/home-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = (): HomeData => ({
  page: home,
  signedPage: shortExample(),
  example: signedPage.example.lines,
  advisory: advisoryCards,
  products: products.map(productSummary),
  points: valuePoints,
  solutions: industries.map((industry) => ({ ...industry.card, landscape: landscapeOf(industry).name })),
  offices,
});

/** The example up to its numbers, with the clause that says most. */
function shortExample() {
  const { lines, ...page } = examplePage(signedPage);
  return { ...page, lines: lines.filter(({ term }) => term === home.specimen.clause) };
}
