import { pageHtml } from "../pictures/page.mjs";
import { digest, sourceText } from "../source.mjs";
import { WIDTHS } from "./encode.mjs";
import { twoRoutes } from "./two-routes.mjs";

const FOLDER = "scripts/media/panoramas";

/** The wide picture of About. Its hash covers the drawing, the page with its fonts, and the encoder. */
export async function panoramas() {
  return [
    {
      id: "panoramas/two-routes",
      name: "two-routes",
      source: `${FOLDER}/two-routes.mjs`,
      sourceHash: digest(twoRoutes().svg, pageHtml, await sourceText(`${FOLDER}/encode.mjs`)),
      files: WIDTHS.map((width) => `media/panoramas/two-routes-${width}.avif`),
    },
  ];
}
