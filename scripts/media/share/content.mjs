/** What each page's share image says and shows, from the page's own content. */
import { importTypescript } from "../../build/bundle.mjs";

const content = await importTypescript(`
export { pagesByUrl } from "~/content/pages";
export { products } from "~/content/products/index";
export { site } from "~/content/site/site";
export { DRAFT_PREVIEW, shareId } from "~/seo/share-image";
export { signedPage } from "~/content/specimens/signed-page";
export { logoPath } from "~/components/layout/logo-path";
export { DRAWING, threadPaths } from "~/components/sections/specimens/thread-paths";
`);
export const { logoPath: logo, DRAWING, threadPaths } = content;
export const { brand } = content.site;

/**
 * @typedef {object} ShareContent
 * @property {string} id the page's path, or "home"
 * @property {string} title the page's heading
 * @property {string} [family] the small line over it
 * @property {string} [number] "/01" of a product
 * @property {"ai" | "data" | "ledger"} practice chooses the accent colour
 * @property {number} [limit] bytes of the image
 * @property {{ film: string } | { films: string[] } | { picture: string } | { numbers: [number, number] }} shows
 */

/** Backgrounds of the pages that have neither a film nor a card picture, or more than one. */
const EXCEPTIONS = {
  "/career": () => ({ picture: "about/join" }),
  "/demo": (page) => ({ picture: page.poster }),
  "/privacy": () => ({ picture: "services/data-strategy-governance/working-deletion" }),
  "/products": () => ({ films: content.products.map(({ video }) => video) }),
};

/** One for each page of the site, and one for all drafts of the signed page. @returns {ShareContent[]} */
export const shareContents = () => [...pages(), draft];

const draft = {
  id: content.shareId(content.DRAFT_PREVIEW),
  title: content.signedPage.title,
  practice: "data",
  shows: { numbers: [11, 2] },
  limit: 54_000,
};

function pages() {
  return [...content.pagesByUrl].map(([url, page]) => {
    const title = page.head.heading;
    const name = url === "/" ? undefined : (page.name ?? page.meta.title);
    return {
      id: content.shareId(url),
      title,
      family: name === title ? undefined : name,
      number: page.number,
      practice: page.practice ?? "ai",
      shows: EXCEPTIONS[url]?.(page) ?? (page.video ? { film: page.video } : { picture: page.card.image }),
    };
  });
}
