import { pageHtml } from "../pictures/page.mjs";
import { digest, sourceText } from "../source.mjs";
import { landscapes } from "./catalogue.mjs";
import { WIDTHS } from "./encode.mjs";

const FOLDER = "scripts/media/landscapes";

/** The landscape of every industry. Its hash covers the drawing, the page with its fonts, and the encoder. */
export async function landscapeItems() {
  const encoder = await sourceText(`${FOLDER}/encode.mjs`);
  return (await landscapes()).map(({ name, svg }) => ({
    id: `landscapes/${name}`,
    name,
    source: `${FOLDER}/landscape.mjs`,
    sourceHash: digest(svg, pageHtml, encoder),
    files: WIDTHS.map((width) => `media/landscapes/${name}-${width}.avif`),
  }));
}
