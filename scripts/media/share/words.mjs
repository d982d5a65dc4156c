/** What each page's share image says and shows, from the page's own content. */
import { importTypescript } from "../source.mjs";

const content = await importTypescript(`
export { pagesByUrl } from "~/content/pages";
export { products } from "~/content/products/index";
export { site } from "~/content/site/site";
export { shareId } from "~/seo/share-image";
export { mark } from "~/components/layout/logo-path";
`);
export const { mark } = content;
export const { brand } = content.site;

/**
 * @typedef {object} Share
 * @property {string} id the page's path, or "home"
 * @property {string} title the page's heading
 * @property {string} [family] the small line over it
 * @property {string} [number] "/01" of a product
 * @property {"ai" | "data" | "ledger"} practice whose colour the rule before the family has
 * @property {{ film: string } | { films: string[] } | { loop: string } | { picture: string }} shows
 */

/** What a page shows is its film, or the picture of its card; these have neither, or more than one. */
const OWN = {
  "/career": () => ({ picture: "about/join" }),
  "/demo": (page) => ({ picture: page.poster }),
  "/landing": (page) => ({ loop: page.featured.sections[0].video }),
  "/products": () => ({ films: content.products.map(({ film }) => film) }),
};

/** One for each page of the registry. @returns {Share[]} */
export function shareWords() {
  return [...content.pagesByUrl].map(([url, page]) => {
    const title = page.head.heading;
    const name = url === "/" ? undefined : page.meta.title;
    return {
      id: content.shareId(url),
      title,
      family: name === title ? undefined : name,
      number: page.number,
      practice: page.practice ?? "ai",
      shows: page.film ? { film: page.film } : (OWN[url]?.(page) ?? { picture: page.card.image }),
    };
  });
}
