import { digest, sourceText } from "../source.mjs";
import { shareContents } from "./content.mjs";
import { pageHtml } from "./page.mjs";

/** One image for each page of the site. Its hash covers the HTML page, with fonts and poster, and the encoder. */
export async function shareImages() {
  const encoder = await sourceText("scripts/media/share/encode.mjs");
  return shareContents().map((content) => ({
    id: `share/${content.id}`,
    name: content.id,
    source: "scripts/media/share/page.mjs",
    sourceHash: digest(pageHtml(content), encoder),
    files: [`media/share/${content.id}.jpg`],
  }));
}
