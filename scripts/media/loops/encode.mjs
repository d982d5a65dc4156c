/** ffmpeg pipelines: screenshots to a lossless master, master to the variants that the site serves. */
import { spawn } from "node:child_process";
import { renameSync, rmSync, statSync } from "node:fs";

export const FRAMES_PER_SECOND = 24;

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
  "scale=in_range=pc:out_range=tv:out_color_matrix=bt709" +
  ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp";

const KILO = 1000;

/**
 * From the finest setting that is worth its bytes to the coarsest that is fit to be seen. Whatever is within
 * `wish` ends the search; from `coarse` on, more bytes are better than less picture, up to `limit`.
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
  {
    name: "1280.avif",
    arguments: still,
    width: 1280,
    wish: 19 * KILO,
    limit: 20 * KILO,
    crfs: [20, 24, 28, 31, 34, 38],
    coarse: 38,
  },
  // For phones. It fits into the first packets of a connection: one byte more would cost a round trip.
  {
    name: "800.avif",
    arguments: still,
    width: 800,
    wish: 12 * KILO,
    limit: 14.1 * KILO,
    crfs: [20, 24, 28, 31, 34, 38],
    coarse: 28,
  },
];

/** Only one key frame: the loop starts over from the first frame, and nobody seeks in it. */
function av1(master, crf) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p10le", ...BT709, "-c:v", "libsvtav1", "-preset", "5"],
    ...["-crf", String(crf), "-g", "240", "-svtav1-params", "tune=0", "-movflags", "+faststart", "-an"],
  ];
}

function h264(master, crf) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p", ...BT709, "-c:v", "libx264", "-preset", "slow"],
    // aq-mode 3 gives dark areas their share of the bits: most of every frame is nearly black.
    ...["-crf", String(crf), "-profile:v", "high", "-g", "240", "-x264-params", "aq-mode=3"],
    ...["-movflags", "+faststart", "-an"],
  ];
}

function still(master, crf, { frame, width }) {
  return [
    ...["-ss", (frame / FRAMES_PER_SECOND).toFixed(4), "-i", master, "-frames:v", "1"],
    ...["-vf", `scale=${width}:-1:flags=lanczos`],
    ...["-pix_fmt", "yuv420p10le", ...BT709, "-c:v", "libaom-av1", "-still-picture", "1"],
    ...["-crf", String(crf), "-cpu-used", "4", "-an"],
  ];
}

/** Opens a lossless 10-bit file and returns functions that feed it PNG frames. */
export function openMaster(file) {
  const child = spawn(
    "ffmpeg",
    [
      ...["-y", "-loglevel", "error", "-f", "image2pipe", "-c:v", "png", "-r", String(FRAMES_PER_SECOND)],
      ...["-i", "-", "-vf", `${TO_YUV},format=yuv420p10le`, ...BT709, "-c:v", "ffv1", "-level", "3", file],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const closed = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed on ${file}`))));
  });
  return {
    async write(png) {
      if (!child.stdin.write(png)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    },
    async close() {
      child.stdin.end();
      await closed;
    },
  };
}

/**
 * @param {string} master
 * @param {string} target path without variant and ending
 * @param {number} poster number of the frame that becomes the poster
 * @returns {Promise<{ variant: string, bytes: number, crf: number }[]>}
 */
export async function encodeLoop(master, target, poster) {
  const made = [];
  for (const variant of VARIANTS) {
    made.push(await squeeze(variant, master, `${target}-${variant.name}`));
  }
  return [...made, ...(await encodePosters(master, target, poster))];
}

/** The posters alone; of the master no more than that frame has to be there. */
export async function encodePosters(master, target, poster) {
  const made = [];
  for (const variant of POSTERS) {
    made.push(await squeeze({ ...variant, frame: poster }, master, `${target}-${variant.name}`));
  }
  return made;
}

async function squeeze(variant, master, file) {
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

/** @returns {Promise<void>} */
function ffmpeg(args) {
  return new Promise((resolve, reject) => {
    // SVT-AV1 talks a lot unless told not to.
    const env = { ...process.env, SVT_LOG: "1" };
    const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      env,
    });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${errors}`))));
  });
}
