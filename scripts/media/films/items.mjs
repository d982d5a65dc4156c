import { readdirSync } from "node:fs";
import { digest, textOf } from "../source.mjs";

const FOLDER = "scripts/media/films";
const VARIANTS = ["1280.av1.mp4", "1280.h264.mp4", "1280.avif", "576.av1.mp4", "576.h264.mp4", "576.avif"];

/** Every hero film. Its source is its scene and the camera, lights and encoders that all of them share. */
export async function films() {
  const scenes = readdirSync(new URL("./scenes/", import.meta.url)).map((file) => file.replace(".mjs", ""));
  return Promise.all(
    scenes.map(async (name) => {
      const source = `${FOLDER}/scenes/${name}.mjs`;
      const { seed } = await import(`./scenes/${name}.mjs`);
      const shared = ["light-field", "windows", "encode"].map((module) => `${FOLDER}/${module}.mjs`);
      return {
        id: `films/heroes/${name}`,
        name,
        source,
        seed,
        sourceHash: digest(await textOf(source, ...shared)),
        files: VARIANTS.map((variant) => `media/films/heroes/${name}-${variant}`),
      };
    }),
  );
}
