import sharp from "sharp";

/**
 * Encodes a picture at several widths, each in the best quality that fits its limit.
 * @param {Buffer} png
 * @param {Record<number, number>} limits in bytes, by width in pixels
 * @param {number} effort of the encoder, from 0 to 9
 * @returns {Promise<Record<number, Buffer>>} AVIF by width
 */
export async function encodeWithin(png, limits, effort) {
  const images = {};
  for (const [width, limit] of Object.entries(limits)) {
    let quality = 54;
    do {
      quality -= 2;
      images[width] = await sharp(png).resize(Number(width)).avif({ quality, effort }).toBuffer();
    } while (images[width].length > limit && quality > 24);
  }
  return images;
}
