/**
 * Renders the loops of sound into public/media/sounds/.
 *
 *   node scripts/media/sounds/render.mjs company ai …
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ffmpeg } from "../ffmpeg.mjs";
import { CODECS } from "./codecs.mjs";
import { families } from "./families.mjs";
import { RATE, synthesise } from "./synthesiser.mjs";

const OUTPUT = fileURLToPath(new URL("../../../public/media/sounds/", import.meta.url));

for (const name of process.argv.slice(2)) {
  const folder = mkdtempSync(join(tmpdir(), `sound-${name}-`));
  mkdirSync(OUTPUT, { recursive: true });
  const [left, right] = synthesise(families[name]);
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) samples.set([left[i], right[i]], i * 2);
  const raw = join(folder, "samples.f32");
  writeFileSync(raw, Buffer.from(samples.buffer));
  for (const { ending, args } of CODECS)
    await ffmpeg([
      ...["-f", "f32le", "-ar", String(RATE), "-ac", "2", "-i", raw],
      ...args,
      join(OUTPUT, `${name}.${ending}`),
    ]);
  rmSync(folder, { recursive: true });
  console.log(name);
}
