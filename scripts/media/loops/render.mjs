/**
 * Renders interface loops into public/media/films/loops/.
 *
 *   node scripts/media/loops/render.mjs automation …             all variants of these loops
 *   node scripts/media/loops/render.mjs all
 *   node scripts/media/loops/render.mjs --posters automation …   the posters alone, of unchanged loops
 *   node scripts/media/loops/render.mjs --still 0.15,0.6 automation   PNGs, to the temporary folder or --out
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openBrowser } from "../chromium.mjs";
import { SECONDS } from "./animations.mjs";
import { FRAMES, frameAt } from "./cues.mjs";
import { encodeLoop, encodePosters } from "./encode.mjs";
import { FRAMES_PER_SECOND, openMaster } from "./master.mjs";
import { openScene } from "./open-scene.mjs";
import { posterMoment } from "./page.mjs";

const SCENES = fileURLToPath(new URL("./scenes/", import.meta.url));
const OUTPUT = fileURLToPath(new URL("../../../public/media/films/loops/", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    still: { type: "string" },
    posters: { type: "boolean" },
    out: { type: "string", default: join(tmpdir(), "loops") },
  },
});

const every = () => readdirSync(SCENES).map((file) => file.replace(/\.mjs$/, ""));
const names = positionals.includes("all") ? every() : positionals;
const browser = await openBrowser();
try {
  for (const name of names) {
    if (values.still) await renderStills(name, values.still.split(",").map(Number));
    else await renderLoop(name);
  }
} finally {
  await browser.close();
}

async function renderStills(name, moments) {
  mkdirSync(values.out, { recursive: true });
  const { page, screenshot } = await openScene(browser, name);
  for (const moment of moments) {
    const file = join(values.out, `${name}-${moment}.png`);
    writeFileSync(file, await screenshot(moment * SECONDS));
    console.log(file);
  }
  await page.close();
}

async function renderLoop(name) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), `loop-${name}-`));
  mkdirSync(OUTPUT, { recursive: true });
  const { scene, page, screenshot } = await openScene(browser, name);
  const poster = frameAt(posterMoment(scene));
  const file = join(folder, "master.mkv");
  const master = openMaster(file);
  // The loop begins with its poster: nothing jumps when it starts, and its first frame is not an empty box.
  const frames = Array.from({ length: values.posters ? 1 : FRAMES }, (_, frame) => (poster + frame) % FRAMES);
  for (const frame of frames) await master.write(await screenshot(frame / FRAMES_PER_SECOND));
  await master.close();
  await page.close();
  const target = join(OUTPUT, name);
  const made = values.posters ? await encodePosters(file, target) : await encodeLoop(file, target);
  rmSync(folder, { recursive: true });
  const sizes = made.map(
    ({ variant, bytes, crf }) => `${variant} ${(bytes / 1000).toFixed(1)} kB (crf ${crf})`,
  );
  console.log(`${name}: ${sizes.join(", ")}, ${Math.round((Date.now() - started) / 1000)} s`);
}
