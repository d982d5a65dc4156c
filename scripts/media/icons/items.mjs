import { digest, sourceText } from "../source.mjs";
import { ICONS } from "./files.mjs";

const FOLDER = "scripts/media/icons";

/** Every icon. Its hash covers the SVG, the widths and the encoder. */
export async function icons() {
  const encoder = await sourceText(`${FOLDER}/encode.mjs`);
  return Object.entries(ICONS).map(([file, { svg, sides = [] }]) => ({
    id: `icons/${file}`,
    name: file,
    source: `${FOLDER}/files.mjs`,
    sourceHash: digest(svg, sides.join(), encoder),
    files: [file],
  }));
}
