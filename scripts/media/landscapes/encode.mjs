import sharp from "sharp";

/** 800 is what a phone waits for: it fits the first ten packets of a connection. 2400 is what the camera flies over. */
const LIMITS = { 800: 14_000, 2400: 88_000 };
export const WIDTHS = Object.keys(LIMITS).map(Number);

/** @returns {Promise<Record<number, Buffer>>} AVIF by width, each in the best quality that fits its limit */
export async function encode(png) {
  const images = {};
  for (const width of WIDTHS) {
    let quality = 54;
    do {
      quality -= 2;
      images[width] = await sharp(png).resize(width).avif({ quality, effort: 4 }).toBuffer();
    } while (images[width].length > LIMITS[width] && quality > 24);
  }
  return images;
}
