import sharp from "sharp";

const LIMIT = 31_000;
/** The first ten TCP packets: a larger picture costs a round trip. */
const FIRST_PACKETS = 14_100;

async function within(limit, png, width, from) {
  for (let quality = from; ; quality -= 3) {
    const image = await sharp(png).resize(width).avif({ quality, effort: 4 }).toBuffer();
    if (image.length <= limit || quality <= 25) return { quality, image };
  }
}

/**
 * Encodes a picture at all widths, in the best quality at which the widest fits its limit.
 * @param {Buffer} png
 * @returns {Promise<{ quality: number, images: Record<number, Buffer> }>} AVIF by width
 */
export async function encode(png) {
  const { quality, image: largest } = await within(LIMIT, png, 1200, 58);
  const { image: middle } = await within(Number.POSITIVE_INFINITY, png, 800, quality);
  return { quality, images: { 800: middle, 1200: largest } };
}

/** As a phone shows it at most: twice 400 pixels. */
const SMALL_LIMIT = 16_000;

/**
 * Encodes a close-up at both its widths.
 * @param {Buffer} png
 * @param {{ first?: boolean }} [options] whether a page opens with it: phones then wait for the larger one
 * @returns {Promise<Record<number, Buffer>>} AVIF by width
 */
export async function encodeSmall(png, { first = false } = {}) {
  const { quality, image } = await within(first ? FIRST_PACKETS : SMALL_LIMIT, png, 800, 58);
  return { 400: (await within(SMALL_LIMIT, png, 400, quality)).image, 800: image };
}
