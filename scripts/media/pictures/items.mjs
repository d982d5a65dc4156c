import { digest, sourceText } from "../source.mjs";
import { allPictures } from "./catalogue.mjs";
import { pageHtml } from "./page.mjs";

const VARIANTS = ["400", "800", "1200", "small-400", "small-800"];

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
      files: VARIANTS.map((variant) => `media/pictures/${picture.id}-${variant}.avif`),
    };
  });
}
