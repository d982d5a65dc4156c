/**
 * Renders hero films.
 *
 *   node scripts/media/films/render.mjs home services     all variants of these films
 *   node scripts/media/films/render.mjs --posters home    the posters alone, of unchanged films: some seconds
 *   node scripts/media/films/render.mjs --still 0.3 home  one picture per window, for looking at
 *
 * Stills go to the temporary folder (or `--out <folder>`), films to public/media/films/heroes/.
 */
import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { encodeFilm, encodePosters, FRAMES, ffmpeg, joinMasters, openMaster } from "./encode.mjs";
import { LightField } from "./light-field.mjs";
import { MASTER_TOLERANCE, measureSeam } from "./seam.mjs";
import { openWindows } from "./windows.mjs";

const SELF = fileURLToPath(import.meta.url);
const OUTPUT = fileURLToPath(new URL("../../../public/media/films/heroes/", import.meta.url));
const WORKERS = 2;
/** Spelt out, or ffmpeg's shortcut puts the ink off by three steps. */
const TO_RGB = "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int";
const WINDOW_NAMES = ["desktop", "mobile"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    still: { type: "string" },
    posters: { type: "boolean" },
    out: { type: "string" },
    // Internal: what the parent process asks of a worker.
    segment: { type: "string" },
    folder: { type: "string" },
  },
});

if (values.segment) await renderSegment(positionals[0], Number(values.segment), values.folder);
else if (values.posters) for (const id of positionals) await renderPosters(id);
else if (values.still) await renderStills(positionals, values.still.split(",").map(Number));
else for (const id of positionals) await renderFilm(id);

/** Loads a scene and returns a function that draws a moment and develops it through both windows. */
async function prepareScene(id) {
  const scene = await import(`./scenes/${id}.mjs`);
  const film = new LightField();
  const { windows, exposure, bloom } = openWindows(scene.view);
  const develop = (t) => {
    film.clear();
    scene.draw(film, t);
    film.gather(bloom);
    for (const name of WINDOW_NAMES) {
      const window = windows[name];
      film.develop(window, window.veil, window.dither, exposure, window.pixels);
    }
  };
  return { windows, develop };
}

async function renderFilm(id) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), `film-${id}-`));
  mkdirSync(OUTPUT, { recursive: true });
  try {
    await Promise.all(Array.from({ length: WORKERS }, (_, index) => runWorker(id, index, folder)));
    const masters = {};
    for (const name of WINDOW_NAMES) {
      const parts = Array.from({ length: WORKERS }, (_, index) => segmentFile(folder, name, index));
      masters[name] = join(folder, `${name}.mkv`);
      await joinMasters(parts, masters[name]);
    }
    const { ratio } = measureSeam(masters.desktop);
    if (ratio > MASTER_TOLERANCE)
      throw new Error(`${id} does not close: its seam is ${ratio.toFixed(2)} steps`);
    const rendered = Date.now();
    const { closing } = await import(`./scenes/${id}.mjs`);
    const made = await encodeFilm(id, masters, OUTPUT, closing);
    report(made);
    console.log(
      `${id}: seam of the master ${ratio.toFixed(2)}, rendered in ${seconds(started, rendered)}, encoded in ${seconds(rendered, Date.now())}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runWorker(id, index, folder) {
  return new Promise((resolve, reject) => {
    const child = fork(SELF, ["--segment", String(index), "--folder", folder, id]);
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`worker ${index} of ${id} failed`)),
    );
  });
}

/** A worker's part: consecutive frames, so that the parts can simply be joined. */
async function renderSegment(id, index, folder) {
  const { windows, develop } = await prepareScene(id);
  const masters = WINDOW_NAMES.map((name) => {
    const { width, height, pixels } = windows[name];
    return { pixels, ...openMaster(segmentFile(folder, name, index), width, height) };
  });
  const from = Math.floor((FRAMES * index) / WORKERS);
  const to = Math.floor((FRAMES * (index + 1)) / WORKERS);
  for (let frame = from; frame < to; frame++) {
    develop(frame / FRAMES);
    for (const master of masters) await master.write(master.pixels);
  }
  for (const master of masters) await master.close();
}

async function renderStills(ids, moments) {
  const folder = values.out ?? join(tmpdir(), "film-stills");
  mkdirSync(folder, { recursive: true });
  for (const id of ids) {
    const { windows, develop } = await prepareScene(id);
    for (const moment of moments) {
      const started = Date.now();
      develop(moment);
      const drawn = Date.now();
      for (const name of WINDOW_NAMES) {
        const raw = await writeFrame(windows[name], join(folder, `${id}-${name}.mkv`));
        await ffmpeg([
          "-i",
          raw,
          "-vf",
          TO_RGB,
          "-pix_fmt",
          "rgb24",
          join(folder, `${id}-${name}-${moment}.png`),
        ]);
        rmSync(raw);
      }
      console.log(`${id} at ${moment}: ${drawn - started} ms, stills in ${folder}`);
    }
  }
}

/** A master of a single frame, the one that was developed last. */
async function writeFrame({ pixels, width, height }, file) {
  const master = openMaster(file, width, height);
  await master.write(pixels);
  await master.close();
  return file;
}

/** What encodeFilm does with a film's first frame, without the other frames. */
async function renderPosters(id) {
  const folder = mkdtempSync(join(tmpdir(), `posters-${id}-`));
  try {
    const { windows, develop } = await prepareScene(id);
    develop(0);
    const masters = {};
    for (const name of WINDOW_NAMES)
      masters[name] = await writeFrame(windows[name], join(folder, `${name}.mkv`));
    report(await encodePosters(id, masters, OUTPUT));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(made) {
  for (const { file, bytes, crf } of made) {
    console.log(`${relative(process.cwd(), file)}  ${(bytes / 1000).toFixed(1)} kB  crf ${crf}`);
  }
}

function segmentFile(folder, name, index) {
  return join(folder, `${name}-${index}.mkv`);
}

function seconds(from, to) {
  return `${((to - from) / 1000).toFixed(0)} s`;
}
