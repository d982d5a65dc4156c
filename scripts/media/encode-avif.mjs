import sharp from "sharp";

const LOWEST = 24;
const HIGHEST = 52;

/**
 * Encodes a picture at several widths, each in the best quality that fits its limit, found by halving the range.
 * @param {Buffer} png
 * @param {Record<number, number>} limits in bytes, by width in pixels
 * @param {number} effort of the encoder, from 0 to 9
 * @returns {Promise<Record<number, Buffer>>} AVIF by width
 */
export async function encodeWithin(png, limits, effort) {
  const images = {};
  for (const [width, limit] of Object.entries(limits)) {
    const encode = (level) => sharp(png).resize(Number(width)).avif({ quality: level, effort }).toBuffer();
    let [low, high] = [LOWEST, HIGHEST + 1];
    images[width] = await encode(low);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const image = await encode(middle);
      if (image.length > limit) high = middle;
      else [low, images[width]] = [middle, image];
    }
  }
  return images;
}
