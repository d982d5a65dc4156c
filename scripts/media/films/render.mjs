/**
 * Renders hero films into public/media/films/heroes/.
 *
 *   node scripts/media/films/render.mjs home services     all variants of these films
 *   node scripts/media/films/render.mjs --posters home    the posters alone, of an unchanged film
 *   node scripts/media/films/render.mjs --viewports wide,mobile home    the variants of these viewports
 *   node scripts/media/films/render.mjs --still 0.3 home  PNGs of one moment, to the temporary folder or --out
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ffmpeg } from "../ffmpeg.mjs";
import { MASTER_TOLERANCE, measureSeam } from "./checks/loop-seam.mjs";
import { encodeFilm, encodePosters } from "./encoding/encode.mjs";
import { prepareScene, VIEWPORTS, writeFrame } from "./prepare-scene.mjs";
import { renderMasters } from "./render-masters.mjs";

const OUTPUT = fileURLToPath(new URL("../../../public/media/films/heroes/", import.meta.url));
/** ffmpeg's default conversion shifts dark colours by up to three 8-bit steps. */
const BT709_TO_RGB =
  "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    still: { type: "string" },
    posters: { type: "boolean" },
    viewports: { type: "string", default: VIEWPORTS.join() },
    out: { type: "string", default: join(tmpdir(), "film-stills") },
  },
});

const viewports = values.viewports.split(",");

for (const id of positionals) {
  if (values.posters) await inTemporaryFolder(id, renderPosters);
  else if (values.still) await renderStills(id, values.still.split(",").map(Number));
  else await inTemporaryFolder(id, renderFilm);
}

async function renderFilm(id, folder) {
  const started = Date.now();
  const { boostLastFrames, share } = await import(`./scenes/${id}.mjs`);
  const masters = await renderMasters(id, folder, viewports);
  const { ratio } = measureSeam(Object.values(masters)[0]);
  if (ratio > MASTER_TOLERANCE) throw new Error(`${id} does not loop: its seam is ${ratio.toFixed(2)} steps`);
  const rendered = Date.now();
  report(await encodeFilm(id, masters, OUTPUT, { boostLastFrames, share }));
  console.log(
    `${id}: seam of the master ${ratio.toFixed(2)}, rendered in ${seconds(started, rendered)}, encoded in ${seconds(rendered, Date.now())}`,
  );
}

async function renderPosters(id, folder) {
  const scene = await prepareScene(id, viewports);
  scene.renderMoment(0);
  const masters = {};
  for (const name of viewports)
    masters[name] = await writeFrame(scene.viewports[name], join(folder, `${name}.mkv`));
  report(await encodePosters(id, masters, OUTPUT));
}

async function renderStills(id, moments) {
  mkdirSync(values.out, { recursive: true });
  const scene = await prepareScene(id, viewports);
  for (const moment of moments) {
    const started = Date.now();
    scene.renderMoment(moment);
    const rendered = Date.now();
    for (const name of viewports) {
      const frame = await writeFrame(scene.viewports[name], join(values.out, `${id}-${name}.mkv`));
      const png = join(values.out, `${id}-${name}-${moment}.png`);
      await ffmpeg(["-i", frame, "-vf", BT709_TO_RGB, "-pix_fmt", "rgb24", png]);
      rmSync(frame);
    }
    console.log(`${id} at ${moment}: ${rendered - started} ms, stills in ${values.out}`);
  }
}

async function inTemporaryFolder(id, render) {
  const folder = mkdtempSync(join(tmpdir(), `film-${id}-`));
  mkdirSync(OUTPUT, { recursive: true });
  try {
    await render(id, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(made) {
  for (const { file, bytes, crf } of made) {
    console.log(`${relative(process.cwd(), file)}  ${(bytes / 1000).toFixed(1)} kB  crf ${crf}`);
  }
}

function seconds(from, to) {
  return `${((to - from) / 1000).toFixed(0)} s`;
}
