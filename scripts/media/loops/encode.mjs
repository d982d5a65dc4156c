/** Encodes a loop's master into the files that the site serves. */
import { renameSync, rmSync, statSync } from "node:fs";
import { BT709, ffmpeg } from "../ffmpeg.mjs";
import { holdFullPicture } from "./hold.mjs";

const KILO = 1000;

/**
 * CRFs are tried from the finest to the coarsest, sizes in bytes. Below `coarse` a file must not exceed `wish`, from
 * there on `limit`.
 */
const VARIANTS = [
  {
    name: "1280.av1.mp4",
    arguments: av1,
    wish: 64 * KILO,
    limit: 90 * KILO,
    crfs: [41, 46, 51, 56],
    coarse: 46,
  },
  {
    name: "1280.h264.mp4",
    arguments: h264,
    wish: 170 * KILO,
    limit: 180 * KILO,
    crfs: [27, 29, 31, 33],
    coarse: 29,
  },
];
const POSTERS = [
  { name: "1280.avif", width: 1280, wish: 19 * KILO, limit: 20 * KILO, coarse: 38 },
  // For phones: it fits into the first ten TCP packets, and a larger one costs a round trip.
  { name: "800.avif", width: 800, wish: 12 * KILO, limit: 14.1 * KILO, coarse: 28 },
].map((poster) => ({ ...poster, arguments: still, crfs: [20, 24, 28, 31, 34, 38, 42, 46] }));

/** One key frame is enough: a browser reaches the last frame from it in a fifth of a second. */
function av1(master, crf) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p10le", ...BT709, "-c:v", "libsvtav1", "-preset", "5"],
    ...["-crf", String(crf), "-g", "240", "-svtav1-params", "tune=0", "-movflags", "+faststart", "-an"],
  ];
}

function h264(master, crf) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p", ...BT709, "-c:v", "libx264", "-preset", "slow"],
    // aq-mode 3 favours dark areas, and most of every frame is nearly black.
    ...["-crf", String(crf), "-profile:v", "high", "-g", "240", "-x264-params", "aq-mode=3"],
    ...["-movflags", "+faststart", "-an"],
  ];
}

/** The loop's first frame. */
function still(master, crf, { width }) {
  return [
    ...["-i", master, "-frames:v", "1"],
    ...["-vf", `scale=${width}:-1:flags=lanczos`],
    ...["-pix_fmt", "yuv420p10le", ...BT709, "-c:v", "libaom-av1", "-still-picture", "1"],
    ...["-crf", String(crf), "-cpu-used", "4", "-an"],
  ];
}

/**
 * @param {string} master
 * @param {string} target path without variant and ending
 * @returns {Promise<{ variant: string, bytes: number, crf: number }[]>}
 */
export async function encodeLoop(master, target) {
  const made = [];
  for (const variant of VARIANTS) {
    const file = `${target}-${variant.name}`;
    const encoded = await encodeWithin(variant, master, file);
    await holdFullPicture(file);
    made.push({ ...encoded, bytes: statSync(file).size });
  }
  return [...made, ...(await encodePosters(master, target))];
}

/** Encodes the posters alone; the master need only have the first frame. */
export async function encodePosters(master, target) {
  const made = [];
  for (const variant of POSTERS) {
    made.push(await encodeWithin(variant, master, `${target}-${variant.name}`));
  }
  return made;
}

async function encodeWithin(variant, master, file) {
  const candidate = file.replace(/(\.[a-z0-9]+)$/, ".try$1");
  let bytes = 0;
  for (const crf of variant.crfs) {
    await ffmpeg([...variant.arguments(master, crf, variant), candidate]);
    bytes = statSync(candidate).size;
    if (bytes <= (crf < variant.coarse ? variant.wish : variant.limit)) {
      renameSync(candidate, file);
      return { variant: variant.name, bytes, crf };
    }
  }
  rmSync(candidate);
  throw new Error(`${file} does not fit: ${bytes} bytes`);
}
