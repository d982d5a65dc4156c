import { digest, sourceText } from "../source.mjs";
import { allPictures, closeUpWidths, pictureWidths } from "./catalogue.mjs";
import { pageHtml } from "./page.mjs";

const variantsOf = (id) => [...pictureWidths(id), ...closeUpWidths(id).map((width) => `small-${width}`)];

/** Every picture. Its hash covers both SVGs, the page with its fonts, and the encoder. */
export async function pictures() {
  const encoder = await sourceText("scripts/media/pictures/encode.mjs");
  return (await allPictures()).map((picture) => {
    const scene = picture.draw(picture.theme);
    return {
      id: `pictures/${picture.id}`,
      name: picture.id,
      source: picture.source,
      seed: scene.seed,
      sourceHash: digest(
        scene.svg(picture.title),
        scene.svg(picture.title, { small: true }),
        pageHtml,
        encoder,
      ),
      files: variantsOf(picture.id).map((variant) => `media/pictures/${picture.id}-${variant}.avif`),
    };
  });
}
