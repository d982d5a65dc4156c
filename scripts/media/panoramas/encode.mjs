import sharp from "sharp";

/** The column is 1,300 pixels wide on most screens. */
const LIMITS = { 1400: 22_000, 2400: 38_000 };
export const WIDTHS = Object.keys(LIMITS).map(Number);

/** @returns {Promise<Record<number, Buffer>>} AVIF by width, each in the best quality that fits its limit */
export async function encode(png) {
  const images = {};
  for (const width of WIDTHS) {
    let quality = 54;
    do {
      quality -= 2;
      images[width] = await sharp(png).resize(width).avif({ quality, effort: 6 }).toBuffer();
    } while (images[width].length > LIMITS[width] && quality > 24);
  }
  return images;
}
