import { importTypescript } from "../../build/bundle.mjs";
import { hotspot } from "../loops/light.mjs";

/** The loops of the products' sections, with their scenes: of these the site shows a still that a camera goes near to. */
export async function interfaces() {
  const { products } = await importTypescript(`export { products } from "~/content/products/index";`);
  const films = products.flatMap(({ sections }) => sections.map(({ video }) => video));
  return Promise.all(
    films.map(async (film) => {
      const name = film.replace("loops/", "");
      return { film, name, scene: await import(`../loops/scenes/${name}.mjs`) };
    }),
  );
}

/** What the site has to know of the stills: where each shows the details of its section. One still in a line. */
export const hotspotsJson = (all) => {
  const line = ({ film, scene }) => `"${film}":${JSON.stringify(scene.places.map(hotspot))}`;
  return `{\n${all.map(line).join(",\n")}\n}\n`;
};
