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

/** What the site has to know of the stills: where each shows the details of its section. */
export const hotspotsJson = (all) => {
  const row = (place) => {
    const { box, light } = hotspot(place);
    return `\n    {\n      "box": [${box.join(", ")}],\n      "light": "${light}"\n    }`;
  };
  const entries = all.map(({ film, scene }) => `  "${film}": [${scene.places.map(row)}\n  ]`);
  return `{\n${entries.join(",\n")}\n}\n`;
};
