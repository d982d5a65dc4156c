/** Makes icons: `node scripts/media/icons/render.mjs favicon.svg …` (or `all`) into public/. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "../manifest.mjs";
import { encodeIcon } from "./encode.mjs";
import { ICONS } from "./files.mjs";

const names = process.argv.slice(2);
for (const [file, icon] of Object.entries(ICONS)) {
  if (!names.includes(file) && !names.includes("all")) continue;
  const bytes = await encodeIcon(file, icon);
  writeFileSync(join(PUBLIC, file), bytes);
  console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
}
