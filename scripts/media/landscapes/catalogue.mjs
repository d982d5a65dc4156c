import { importTypescript } from "../../build/bundle.mjs";
import { allPictures } from "../pictures/catalogue.mjs";
import { landscape } from "./landscape.mjs";
import { plans } from "./plans/index.mjs";

/** The landscape of every industry, from the pictures that its page shows, in the order in which it shows them. */
export async function landscapes() {
  const { industries } = await importTypescript(`export { industries } from "~/content/industries/index";`);
  const pictures = new Map((await allPictures()).map((picture) => [picture.id, picture]));
  return industries.map(({ name, card, blocks }) => {
    // "banking" of "industries/banking/overview".
    const key = card.image.split("/")[1];
    const { theme, ...plan } = plans[key];
    const scene = (id) => pictures.get(id).draw(theme === "dark" ? "lit" : theme);
    return {
      name: key,
      ...landscape({
        title: name,
        theme,
        ...plan,
        overview: scene(card.image),
        useCases: blocks.map(({ image }) => scene(image)),
      }),
    };
  });
}

/** What the site has to know of the landscapes: their theme, and where their places are. One landscape in a line. */
export const placesJson = (all) => {
  const line = ({ name, theme, places }) => `"${name}":${JSON.stringify({ theme, places })}`;
  return `{\n${all.map(line).join(",\n")}\n}\n`;
};
