/** What each page's share image says and shows, from the page's own content. */
import { importTypescript } from "../source.mjs";

const ENTRY = `
export { about } from "~/content/about";
export { beyondChat } from "~/content/beyond-chat";
export { career } from "~/content/career";
export { demo } from "~/content/demo";
export { home } from "~/content/home";
export { industries } from "~/content/industries/index";
export { landing } from "~/content/landing";
export { products } from "~/content/products/index";
export { productsPage } from "~/content/products";
export { services } from "~/content/services/index";
export { servicesPage } from "~/content/services";
export { pageUrls } from "~/content/pages";
export { shareId } from "~/lib/share-image";
export { site } from "~/content/site";
export { mark } from "~/components/layout/mark";
`;

/**
 * @typedef {object} Share
 * @property {string} id the page's path, or "home"
 * @property {string} title the page's heading
 * @property {string} [family] the small line over it
 * @property {string} [number] "/01" of a product
 * @property {"ai" | "data" | "ledger"} practice whose colour the rule before the family has
 * @property {{ film: string } | { films: string[] } | { loop: string } | { picture: string }} shows
 */

const content = await importTypescript(ENTRY);
export const { mark } = content;
export const { brand } = content.site;

/** What a page shows is its film, or the picture of its card; these have neither, or more than one. */
const OWN = {
  "/about": { picture: "about/specialist" },
  "/career": { picture: "about/join" },
  "/demo": { picture: content.demo.poster },
  "/landing": { loop: content.landing.featured.sections[0].video },
  "/products": { films: content.products.map(({ film }) => film) },
};

const singles = {
  "/": content.home,
  "/about": content.about,
  "/beyond-chat": content.beyondChat,
  "/career": content.career,
  "/demo": content.demo,
  "/landing": content.landing,
  "/products": content.productsPage,
  "/services": content.servicesPage,
};

/** One for each page of the registry. @returns {Share[]} */
export function shareWords() {
  const listed = [...content.services, ...content.products, ...content.industries];
  const pages = new Map([...Object.entries(singles), ...listed.map((page) => [page.url, page])]);
  return content.pageUrls.map((url) => {
    const page = pages.get(url);
    if (!page) throw new Error(`share/words.mjs does not know the page ${url}`);
    const title = page.head.heading;
    const name = url === "/" ? undefined : page.meta.title;
    return {
      id: content.shareId(url),
      title,
      family: name === title ? undefined : name,
      number: page.number,
      practice: page.practice ?? "ai",
      shows: OWN[url] ?? (page.film ? { film: page.film } : { picture: page.card.image }),
    };
  });
}
