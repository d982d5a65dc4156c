import sharp from "sharp";

const LIMIT = 31_000;

/**
 * Encodes a picture at all its widths, in the best quality at which the widest fits the limit.
 * @param {Buffer} png
 * @returns {Promise<{ quality: number, images: Record<number, Buffer> }>} AVIF by width
 */
export async function encode(png) {
  for (let quality = 58; ; quality -= 3) {
    const at = (width) => sharp(png).resize(width).avif({ quality, effort: 4 }).toBuffer();
    const largest = await at(1200);
    if (largest.length > LIMIT && quality > 25) continue;
    return { quality, images: { 400: await at(400), 800: await at(800), 1200: largest } };
  }
}
