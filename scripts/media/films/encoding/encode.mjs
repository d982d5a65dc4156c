/** Encodes a film's masters into the files that the site serves. */
import { join } from "node:path";
import { av1Arguments, h264Arguments, posterArguments } from "./codecs.mjs";
import { encodeWithin } from "./crf-search.mjs";

const KILO = 1000;

/** Budgets in bytes. The search starts at `crf`; below `best` more bytes bring nothing that can be seen. */
const VARIANTS = [
  // Wide screens without AV1 play the H.264 film of 1280: a larger one would be three times the bytes.
  { name: "1920.av1.mp4", master: "wide", codec: "av1", budget: 940 * KILO, crf: 38, best: 26 },
  { name: "1280.av1.mp4", master: "desktop", codec: "av1", budget: 590 * KILO, crf: 38, best: 26 },
  { name: "576.av1.mp4", master: "mobile", codec: "av1", budget: 196 * KILO, crf: 47, best: 26 },
  { name: "1280.h264.mp4", master: "desktop", codec: "h264", budget: 1080 * KILO, crf: 26, best: 18 },
  { name: "576.h264.mp4", master: "mobile", codec: "h264", budget: 392 * KILO, crf: 29, best: 18 },
];

/** The mobile poster fits into the first ten TCP packets: a larger one costs a round trip. */
const POSTERS = [
  { name: "1920.avif", master: "wide", budget: 42 * KILO, crf: 24, best: 18 },
  { name: "1280.avif", master: "desktop", budget: 24.5 * KILO, crf: 24, best: 18 },
  { name: "576.avif", master: "mobile", budget: 14.1 * KILO, crf: 24, best: 18 },
];

/**
 * Encodes the variants and posters of a film, as far as there are masters for them.
 * @param {string} id
 * @param {Record<string, string>} masters by viewport
 * @param {string} folder
 * @param {object} [options]
 * @param {readonly string[]} [options.boostLastFrames] names of the H.264 variants whose seam would show otherwise
 * @param {number} [options.share] of the budgets of its variants that the film may use
 * @returns {Promise<{ file: string, bytes: number, crf: number }[]>}
 */
export async function encodeFilm(id, masters, folder, { boostLastFrames = [], share = 1 } = {}) {
  const made = [];
  for (const variant of VARIANTS.filter(({ master }) => masters[master])) {
    const file = join(folder, `${id}-${variant.name}`);
    const codecArguments = variant.codec === "av1" ? av1Arguments : h264Arguments;
    const boost = boostLastFrames.includes(variant.name);
    made.push(
      await encodeWithin({ ...variant, budget: variant.budget * share }, file, (crf) =>
        codecArguments(masters[variant.master], crf, boost),
      ),
    );
  }
  return [...made, ...(await encodePosters(id, masters, folder))];
}

/** Encodes the posters alone; the masters need only have the first frame. */
export async function encodePosters(id, masters, folder) {
  const made = [];
  for (const poster of POSTERS.filter(({ master }) => masters[master])) {
    const file = join(folder, `${id}-${poster.name}`);
    made.push(await encodeWithin(poster, file, (crf) => posterArguments(masters[poster.master], crf)));
  }
  return made;
}
