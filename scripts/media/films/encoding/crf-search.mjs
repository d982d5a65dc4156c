import { renameSync, rmSync, statSync } from "node:fs";
import { ffmpeg } from "../../ffmpeg.mjs";

/** By how much the CRF has to rise to halve the size of a file, roughly. */
const HALVING = { av1: 8, h264: 5, avif: 9 };
/** The search stops when a file uses this share of its budget. */
const GOOD_ENOUGH = 0.82;

/**
 * Encodes a file at the lowest CRF, that is the best quality, at which it fits its budget.
 * @param {{ budget: number, crf: number, best: number, codec?: string }} variant `budget` in bytes
 * @param {string} file
 * @param {(crf: number) => string[]} argumentsAt ffmpeg's arguments at a CRF
 * @returns {Promise<{ file: string, bytes: number, crf: number }>}
 */
export async function encodeWithin(variant, file, argumentsAt) {
  const candidate = file.replace(/(\.[a-z0-9]+)$/, ".try$1");
  let crf = variant.crf;
  let kept;
  let tooLow = variant.best - 1;
  for (let attempt = 0; attempt < 4; attempt++) {
    await ffmpeg([...argumentsAt(crf), candidate]);
    const bytes = statSync(candidate).size;
    const fits = bytes <= variant.budget;
    if (fits) {
      renameSync(candidate, file);
      kept = { file, bytes, crf };
      if (bytes > variant.budget * GOOD_ENOUGH) break;
    } else {
      rmSync(candidate);
      tooLow = crf;
    }
    const steps = HALVING[variant.codec ?? "avif"] * Math.log2((bytes / variant.budget) * 1.05);
    const next = fits ? Math.min(crf - 1, crf + Math.ceil(steps)) : Math.max(crf + 1, crf + Math.ceil(steps));
    crf = Math.max(next, tooLow + 1);
    if (kept && crf >= kept.crf) crf = (kept.crf + tooLow) >> 1;
    if (crf <= tooLow || crf > 62) break;
  }
  if (!kept) throw new Error(`${file} does not fit into ${variant.budget} bytes`);
  return kept;
}
