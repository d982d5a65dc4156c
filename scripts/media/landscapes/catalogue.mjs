import { importTypescript } from "../../build/bundle.mjs";
import { allPictures } from "../pictures/catalogue.mjs";
import { landscape } from "./landscape.mjs";

/** The landscape of every industry, from the pictures that its page shows, in the order in which it shows them. */
export async function landscapes() {
  const { industries } = await importTypescript(`export { industries } from "~/content/industries/index";`);
  const pictures = new Map((await allPictures()).map((picture) => [picture.id, picture]));
  const scene = (id) => pictures.get(id).draw("dark");
  return industries.map(({ name, card, blocks }) => ({
    // "banking" of "industries/banking/overview".
    name: card.image.split("/")[1],
    ...landscape({
      title: name,
      overview: scene(card.image),
      useCases: blocks.map(({ image }) => scene(image)),
    }),
  }));
}

/** What the site has to know of the landscapes: their theme, and where their places are. */
export const placesJson = (all) =>
  `${JSON.stringify(Object.fromEntries(all.map(({ name, theme, places }) => [name, { theme, places }])), undefined, 2)}\n`;
