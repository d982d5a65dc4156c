import { importTypescript } from "../../build/bundle.mjs";
import { pageHtml, posterMoment } from "../loops/page.mjs";
import { digest, sourceText } from "../source.mjs";

/** The widths of a still and their limits in bytes. The smaller one fits into the first ten TCP packets. */
export const LIMITS = { 800: 14_000, 1280: 24_000 };

/** The scenes of the products' sections by name. Each has one still for each of its section's details. */
export async function scenes() {
  const { products } = await importTypescript(`export { products } from "~/content/products/index";`);
  const names = products.flatMap(({ sections }) => sections.map(({ video }) => video.replace("loops/", "")));
  return Promise.all(
    names.map(async (name) => ({ name, scene: await import(`../loops/scenes/${name}.mjs`) })),
  );
}

/** The stills of every scene. Their hash covers the HTML page, with fonts, what they show of it, and their limits. */
export async function stills() {
  const composer = await sourceText("scripts/media/stills/compose.mjs");
  return (await scenes()).map(({ name, scene }) => ({
    id: `stills/${name}`,
    name,
    source: `scripts/media/loops/scenes/${name}.mjs`,
    sourceHash: digest(
      pageHtml(scene),
      String(posterMoment(scene)),
      JSON.stringify(scene.stills),
      JSON.stringify(LIMITS),
      composer,
    ),
    files: scene.stills.flatMap((_, index) =>
      Object.keys(LIMITS).map((width) => `media/stills/${name}-${index + 1}-${width}.avif`),
    ),
  }));
}
