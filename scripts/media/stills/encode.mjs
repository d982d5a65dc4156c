import { statSync } from "node:fs";
import { BT709, ffmpeg, RGB_TO_BT709 } from "../ffmpeg.mjs";

const LIMIT = 52_000;
const CRFS = [24, 28, 31, 34, 37, 40];

/**
 * Encodes a still as AVIF, in the best quality that fits.
 * @param {string} png
 * @param {string} target
 * @returns {Promise<{ bytes: number, crf: number }>}
 */
export async function encodeStill(png, target) {
  for (const crf of CRFS) {
    await ffmpeg([
      ...["-i", png, "-vf", `${RGB_TO_BT709},format=yuv420p10le`, ...BT709],
      ...["-c:v", "libaom-av1", "-still-picture", "1", "-crf", String(crf), "-cpu-used", "4", target],
    ]);
    const bytes = statSync(target).size;
    if (bytes <= LIMIT) return { bytes, crf };
  }
  throw new Error(`${target} does not fit into ${LIMIT} bytes`);
}
