import fs from "node:fs";
import { importTypescript } from "../../build/bundle.mjs";

const site = await importTypescript(`
export { closeUpWidths, pictureWidths } from "~/components/ui/picture-widths";
export { industries } from "~/content/industries/index";
`);
const blocks = site.industries.flatMap(({ blocks }) => blocks);
const scenes = new Set(blocks.filter(({ layout }) => layout === "scene").map(({ image }) => image));

export const { closeUpWidths } = site;
export const pictureWidths = (id) => site.pictureWidths(id, scenes.has(id));

/** All pictures, sorted by id, each with its scene file. */
export async function allPictures() {
  const dir = new URL("./scenes/", import.meta.url);
  const files = fs
    .readdirSync(dir, { recursive: true })
    .filter((f) => f.endsWith(".mjs"))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const { picture } = await import(new URL(file, dir).href);
      return picture ? [{ ...picture, source: `scripts/media/pictures/scenes/${file}` }] : [];
    }),
  );
  return found.flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}
