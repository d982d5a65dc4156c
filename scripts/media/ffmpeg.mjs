/** What films and loops share of ffmpeg. */
import { spawn } from "node:child_process";

/** Colour tags of every output. An untagged video is decoded with different matrices by different browsers. */
export const BT709 = [
  ...["-colorspace", "bt709", "-color_primaries", "bt709"],
  ...["-color_trc", "bt709", "-color_range", "tv"],
];
/** The filter that converts RGB to what those tags say. */
export const RGB_TO_BT709 =
  "scale=in_range=pc:out_range=tv:out_color_matrix=bt709" +
  ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp";

/** @returns {Promise<void>} rejects with what ffmpeg printed */
export function ffmpeg(args) {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      // SVT-AV1 has a log level of its own.
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
 * Starts an ffmpeg that reads frames from its standard input.
 * @param {string[]} args without the file
 * @param {string} file what it writes
 * @returns {{ write(frame: Buffer): Promise<void>, close(): Promise<void> }}
 */
export function openFfmpegInput(args, file) {
  const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...args, file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const closed = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed on ${file}`))));
  });
  return {
    async write(frame) {
      if (!child.stdin.write(frame)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    },
    async close() {
      child.stdin.end();
      await closed;
    },
  };
}
