import { readdirSync } from "node:fs";
import { digest, sourceText } from "../source.mjs";
import * as colours from "./renderer/colours.mjs";

const FOLDER = "scripts/media/films";
const SHARED = [
  "renderer/hdr-canvas",
  "renderer/tone-map",
  "renderer/viewports",
  "encoding/master",
  "encoding/encode",
].map((name) => `${FOLDER}/${name}.mjs`);
const VARIANTS = [
  "1920.av1.mp4",
  "1920.avif",
  "1280.av1.mp4",
  "1280.h264.mp4",
  "1280.avif",
  "576.av1.mp4",
  "576.h264.mp4",
  "576.avif",
];

/** Every hero film. Its hash covers the code of scene, renderer and encoders, and the colours. */
export async function films() {
  const scenes = readdirSync(new URL("./scenes/", import.meta.url)).map((file) => file.replace(".mjs", ""));
  return Promise.all(
    scenes.map(async (name) => {
      const source = `${FOLDER}/scenes/${name}.mjs`;
      const { seed } = await import(`./scenes/${name}.mjs`);
      return {
        id: `films/heroes/${name}`,
        name,
        source,
        seed,
        sourceHash: digest(await sourceText(source, ...SHARED), JSON.stringify(colours)),
        files: VARIANTS.map((variant) => `media/films/heroes/${name}-${variant}`),
      };
    }),
  );
}
