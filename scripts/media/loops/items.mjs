import { readdirSync } from "node:fs";
import { digest, sourceText } from "../source.mjs";
import { pageHtml, posterMoment } from "./page.mjs";

const FOLDER = "scripts/media/loops";
const VARIANTS = ["1280.av1.mp4", "1280.h264.mp4", "1280.avif", "800.avif"];

/** Every interface loop. Its hash covers the HTML page, with fonts, and the encoders. */
export async function loops() {
  const scenes = readdirSync(new URL("./scenes/", import.meta.url)).map((file) => file.replace(".mjs", ""));
  const encoders = await sourceText(...["master", "encode", "hold"].map((name) => `${FOLDER}/${name}.mjs`));
  return Promise.all(
    scenes.map(async (name) => {
      const scene = await import(`./scenes/${name}.mjs`);
      return {
        id: `films/loops/${name}`,
        name,
        source: `${FOLDER}/scenes/${name}.mjs`,
        sourceHash: digest(pageHtml(scene), String(posterMoment(scene)), encoders),
        files: VARIANTS.map((variant) => `media/films/loops/${name}-${variant}`),
      };
    }),
  );
}
