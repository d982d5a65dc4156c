import { pageHtml, posterMoment } from "../loops/page.mjs";
import { digest, sourceText } from "../source.mjs";
import { interfaces } from "./catalogue.mjs";

/** The still of every interface. Its hash covers the HTML page, with fonts, and the encoder. */
export async function stills() {
  const encoder = await sourceText("scripts/media/stills/encode.mjs");
  return (await interfaces()).map(({ name, scene }) => ({
    id: `stills/${name}`,
    name,
    source: `scripts/media/loops/scenes/${name}.mjs`,
    seed: scene.background.seed,
    sourceHash: digest(pageHtml(scene), String(posterMoment(scene)), encoder),
    files: [`media/films/loops/${name}-2560.avif`],
  }));
}
