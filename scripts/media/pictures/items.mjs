import { digest, sourceText } from "../source.mjs";
import { allPictures } from "./catalogue.mjs";
import { pageHtml } from "./page.mjs";

const WIDTHS = [400, 800, 1200];

/** Every picture. Its source is the SVG that its scene draws, the fonts on the sheet, and the encoder's settings. */
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
