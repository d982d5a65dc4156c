/** Makes icons: `node scripts/media/icons/render.mjs favicon.svg …` (or `all`) into public/. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "../manifest.mjs";
import { ICONS } from "./files.mjs";
import { makeFile } from "./make-file.mjs";

const names = process.argv.slice(2);
for (const [file, icon] of Object.entries(ICONS)) {
  if (!names.includes(file) && !names.includes("all")) continue;
  const bytes = await makeFile(file, icon);
  writeFileSync(join(PUBLIC, file), bytes);
  console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
}
