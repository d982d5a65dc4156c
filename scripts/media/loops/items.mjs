import { readdirSync } from "node:fs";
import { digest, textOf } from "../source.mjs";
import { page, posterOf } from "./stage.mjs";

const FOLDER = "scripts/media/loops";
const VARIANTS = ["1280.av1.mp4", "1280.h264.mp4", "1280.avif", "800.avif"];

/** Every interface loop. Its source is the page the browser is given, fonts and all, and the encoders' settings. */
export async function loops() {
  const scenes = readdirSync(new URL("./scenes/", import.meta.url)).map((file) => file.replace(".mjs", ""));
  const encoders = await textOf(`${FOLDER}/encode.mjs`);
  return Promise.all(
    scenes.map(async (name) => {
      const scene = await import(`./scenes/${name}.mjs`);
      return {
        id: `films/loops/${name}`,
        name,
        source: `${FOLDER}/scenes/${name}.mjs`,
        seed: scene.field.seed,
        sourceHash: digest(page(scene), String(posterOf(scene)), encoders),
        files: VARIANTS.map((variant) => `media/films/loops/${name}-${variant}`),
      };
    }),
  );
}
