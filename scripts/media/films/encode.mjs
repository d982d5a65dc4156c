import { spawn } from "node:child_process";
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** ffmpeg pipelines: raw frames to a lossless master, master to the variants that the site serves. */

export const FRAMES_PER_SECOND = 24;
export const SECONDS = 7;
export const FRAMES = FRAMES_PER_SECOND * SECONDS;

/** Converted AND tagged: without the tags browsers guess, and the ink shifts hue between the codecs. */
const BT709 = [
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];
const TO_YUV =
  "scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp";

const KILO = 1000;

/** Size budgets in bytes; `crf` is where the search starts, `best` the finest that is worth the bytes. */
const VARIANTS = [
  { name: "1280.av1.mp4", master: "desktop", codec: "av1", budget: 590 * KILO, crf: 38, best: 26 },
  { name: "576.av1.mp4", master: "mobile", codec: "av1", budget: 196 * KILO, crf: 47, best: 26 },
  { name: "1280.h264.mp4", master: "desktop", codec: "h264", budget: 1080 * KILO, crf: 26, best: 18 },
  { name: "576.h264.mp4", master: "mobile", codec: "h264", budget: 392 * KILO, crf: 29, best: 18 },
];

/** A phone's fits into the first ten packets of its connection: one byte more would cost a round trip. */
const POSTERS = [
  { name: "1280.avif", master: "desktop", budget: 24.5 * KILO, crf: 24, best: 18 },
  { name: "576.avif", master: "mobile", budget: 14.1 * KILO, crf: 24, best: 18 },
];

/** @returns {Promise<void>} */
export function ffmpeg(args) {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      // SVT-AV1 talks a lot unless told not to.
      env: { ...process.env, SVT_LOG: "1" },
    });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${errors}`))));
  });
}

/**
 * Opens a lossless 10-bit file and returns functions that feed it frames of 16-bit RGB.
 * @param {string} file
 * @param {number} width
 * @param {number} height
 */
export function openMaster(file, width, height) {
  const child = spawn(
    "ffmpeg",
    [
      ...["-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb48le", "-s", `${width}x${height}`],
      ...["-r", String(FRAMES_PER_SECOND), "-i", "-", "-vf", `${TO_YUV},format=yuv420p10le`, ...BT709],
      ...["-c:v", "ffv1", "-level", "3", "-slices", "4", "-threads", "1", file],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const closed = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed on ${file}`))));
  });
  return {
    /** @param {Uint16Array} pixels copied, so that the caller may draw the next frame at once */
    async write(pixels) {
      const frame = Buffer.from(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength));
      if (!child.stdin.write(frame)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    },
    async close() {
      child.stdin.end();
      await closed;
    },
  };
}

/** Joins the segments that the workers rendered. */
export async function joinMasters(parts, file) {
  const list = `${file}.txt`;
  writeFileSync(list, parts.map((part) => `file '${part}'\n`).join(""));
  await ffmpeg(["-f", "concat", "-safe", "0", "-i", list, "-c", "copy", file]);
  rmSync(list);
  for (const part of parts) rmSync(part);
}

/**
 * Encodes all variants and posters of a film.
 * @param {string} id
 * @param {{ desktop: string, mobile: string }} masters
 * @param {string} folder
 * @param {readonly string[]} [closing] the H.264 variants whose last frames need more bits to meet the first
 * @returns {Promise<{ file: string, bytes: number, crf: number }[]>}
 */
export async function encodeFilm(id, masters, folder, closing = []) {
  const made = [];
  for (const variant of VARIANTS) {
    const file = join(folder, `${id}-${variant.name}`);
    const arguments_ = variant.codec === "av1" ? av1Arguments : h264Arguments;
    made.push(
      await encodeWithin(variant, file, (crf) =>
        arguments_(masters[variant.master], crf, closing.includes(variant.name)),
      ),
    );
  }
  return [...made, ...(await encodePosters(id, masters, folder))];
}

/** Encodes the posters alone, of masters that need have no more than the first frame. */
export async function encodePosters(id, masters, folder) {
  const made = [];
  for (const poster of POSTERS) {
    const file = join(folder, `${id}-${poster.name}`);
    made.push(await encodeWithin(poster, file, (crf) => posterArguments(masters[poster.master], crf)));
  }
  return made;
}

/**
 * Only one key frame: the loop starts over from the first frame, and nobody seeks in it. No temporal
 * filter, which would soften that frame and make it differ from the last one.
 */
function av1Arguments(master, crf) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p10le", ...BT709, "-c:v", "libsvtav1", "-preset", "5"],
    ...[
      "-crf",
      String(crf),
      "-g",
      "240",
      "-svtav1-params",
      "tune=0:enable-tf=0",
      "-movflags",
      "+faststart",
      "-an",
    ],
  ];
}

/**
 * The first frame is a key frame and the last one is referred to by none, so x264 spends much on the one and
 * little on the other. Where the jump in sharpness shows at the seam, the last few frames get twice the bits.
 */
const CLOSING = `:zones=${FRAMES - 4},${FRAMES - 1},b=2`;

function h264Arguments(master, crf, closing) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p", ...BT709, "-c:v", "libx264", "-preset", "slow"],
    // aq-mode 3 gives dark areas their share of the bits: most of every frame is nearly black.
    ...[
      "-crf",
      String(crf),
      "-profile:v",
      "high",
      "-g",
      "240",
      "-x264-params",
      `aq-mode=3${closing ? CLOSING : ""}`,
    ],
    ...["-movflags", "+faststart", "-an"],
  ];
}

function posterArguments(master, crf) {
  return [
    ...["-i", master, "-frames:v", "1", "-pix_fmt", "yuv420p10le", ...BT709],
    ...["-c:v", "libaom-av1", "-still-picture", "1", "-crf", String(crf), "-cpu-used", "4", "-an"],
  ];
}

/** Steps of CRF over which the size of a file halves, roughly. */
const HALVING = { av1: 8, h264: 5, avif: 9 };

/** A file that uses this share of its budget is near enough: the search stops. */
const NEAR = 0.82;

/** Looks for the finest quality that fits the budget. */
async function encodeWithin(variant, file, argumentsAt) {
  const candidate = file.replace(/(\.[a-z0-9]+)$/, ".try$1");
  let crf = variant.crf;
  let kept;
  let tooFine = variant.best - 1;
  for (let attempt = 0; attempt < 4; attempt++) {
    await ffmpeg([...argumentsAt(crf), candidate]);
    const bytes = statSync(candidate).size;
    const fits = bytes <= variant.budget;
    if (fits) {
      renameSync(candidate, file);
      kept = { file, bytes, crf };
      if (bytes > variant.budget * NEAR) break;
    } else {
      rmSync(candidate);
      tooFine = crf;
    }
    const steps = HALVING[variant.codec ?? "avif"] * Math.log2((bytes / variant.budget) * 1.05);
    const next = fits ? Math.min(crf - 1, crf + Math.ceil(steps)) : Math.max(crf + 1, crf + Math.ceil(steps));
    crf = Math.max(next, tooFine + 1);
    if (kept && crf >= kept.crf) crf = (kept.crf + tooFine) >> 1;
    if (crf <= tooFine || crf > 62) break;
  }
  if (!kept) throw new Error(`${file} does not fit into ${variant.budget} bytes`);
  return kept;
}
