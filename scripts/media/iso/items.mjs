import { digest, textOf } from "../source.mjs";
import { allPictures } from "./pictures.mjs";
import { sheet } from "./sheet.mjs";

const WIDTHS = [400, 800, 1200];

/** Every picture. Its source is the SVG that its scene draws, the fonts on the sheet, and the encoder's settings. */
export async function pictures() {
  const encoder = await textOf("scripts/media/iso/encode.mjs");
  return (await allPictures()).map((picture) => {
    const scene = picture.draw(picture.theme);
    return {
      id: `pictures/${picture.id}`,
      name: picture.id,
      source: picture.source,
      seed: scene.seed,
      sourceHash: digest(scene.svg(picture.title), sheet, encoder),
      files: WIDTHS.map((width) => `media/pictures/${picture.id}-${width}.avif`),
    };
  });
}
