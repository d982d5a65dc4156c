/**
 * Checks that a film loops: the step from its last frame to its first must look like any other.
 *
 *   node scripts/media/films/checks/loop-seam.mjs [file.mp4 …]   all hero films by default
 *
 * A step is the mean luma difference of two consecutive frames, at an eighth of the size so that coding noise averages
 * out.
 */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const HEROES = fileURLToPath(new URL("../../../../public/media/films/heroes/", import.meta.url));
const WIDTH = 160;
const HEIGHT = 90;
const NEIGHBOURS = 6;

/** A seam is visible if it is this many times the steps around it and exceeds them by `VISIBLE` luma steps. */
const TOLERANCE = 1.5;
const VISIBLE = 0.8;

/** The limit of `ratio` for a lossless master, which has no coding noise. */
export const MASTER_TOLERANCE = 1.2;

/**
 * @param {string} file
 * @returns {{ seam: number, typical: number, ratio: number, standsOut: boolean }}
 */
export function measureSeam(file) {
  const raw = execFileSync(
    "ffmpeg",
    [
      "-loglevel",
      "error",
      "-i",
      file,
      "-vf",
      `scale=${WIDTH}:${HEIGHT}:flags=area,format=gray`,
      "-f",
      "rawvideo",
      "-",
    ],
    { maxBuffer: 1 << 28 },
  );
  const size = WIDTH * HEIGHT;
  const count = raw.length / size;
  const steps = [];
  for (let i = 0; i < count; i++) steps.push(difference(raw, i * size, ((i + 1) % count) * size, size));
  const seam = steps[count - 1];
  const near = [...steps.slice(0, NEIGHBOURS), ...steps.slice(count - 1 - NEIGHBOURS, count - 1)];
  const typical = near.reduce((sum, step) => sum + step, 0) / near.length;
  const ratio = seam / typical;
  return { seam, typical, ratio, standsOut: ratio > TOLERANCE && seam - typical > VISIBLE };
}

function difference(raw, a, b, size) {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.abs(raw[a + i] - raw[b + i]);
  return sum / size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const files = named.length
    ? named
    : readdirSync(HEROES)
        .filter((name) => name.endsWith(".mp4"))
        .map((name) => join(HEROES, name));
  let failed = 0;
  for (const file of files) {
    const { seam, typical, ratio, standsOut } = measureSeam(file);
    if (standsOut) failed++;
    const verdict = standsOut ? "STANDS OUT" : "ok";
    const numbers = `seam ${seam.toFixed(3)}, neighbours ${typical.toFixed(3)}, ratio ${ratio.toFixed(2)}`;
    console.log(`${verdict.padEnd(10)} ${basename(file).padEnd(44)} ${numbers}`);
  }
  if (failed) process.exitCode = 1;
}
