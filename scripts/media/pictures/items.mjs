import { digest, sourceText } from "../source.mjs";
import { allPictures } from "./catalogue.mjs";
import { pageHtml } from "./page.mjs";

const WIDTHS = [400, 800, 1200];

/** Every picture. Its hash covers the SVG, the page with its fonts, and the encoder. */
export async function pictures() {
  const encoder = await sourceText("scripts/media/pictures/encode.mjs");
  return (await allPictures()).map((picture) => {
    const scene = picture.draw(picture.theme);
    return {
      id: `pictures/${picture.id}`,
      name: picture.id,
      source: picture.source,
      seed: scene.seed,
      sourceHash: digest(scene.svg(picture.title), pageHtml, encoder),
      files: WIDTHS.map((width) => `media/pictures/${picture.id}-${width}.avif`),
    };
  });
}
