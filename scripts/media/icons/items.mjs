import { digest, textOf } from "../source.mjs";
import { ICONS } from "./files.mjs";

const FOLDER = "scripts/media/icons";

/** Every icon: one source each, the drawing and how it is made into a file. */
export async function icons() {
  const maker = await textOf(`${FOLDER}/make-file.mjs`);
  return Object.entries(ICONS).map(([file, { svg, sides = [] }]) => ({
    id: `icons/${file}`,
    name: file,
    source: `${FOLDER}/files.mjs`,
    sourceHash: digest(svg, sides.join(), maker),
    files: [file],
  }));
}
