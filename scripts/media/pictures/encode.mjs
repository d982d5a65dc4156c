import sharp from "sharp";

const LIMIT = 31_000;
/** What fits into the first ten packets of a connection: one byte more would cost a round trip. */
const FIRST_PACKETS = 14_100;

/** @returns {Promise<{ quality: number, image: Buffer }>} an AVIF in the best quality that fits the limit */
async function within(limit, png, width, from) {
  for (let quality = from; ; quality -= 3) {
    const image = await sharp(png).resize(width).avif({ quality, effort: 4 }).toBuffer();
    if (image.length <= limit || quality <= 25) return { quality, image };
  }
}

/**
 * Encodes a picture at all its widths, in the best quality at which the widest fits the limit. A page's `first` picture
 * is the one a phone waits for: its middle width has a limit of its own.
 * @param {Buffer} png
 * @returns {Promise<{ quality: number, images: Record<number, Buffer> }>} AVIF by width
 */
export async function encode(png, { first = false } = {}) {
  const { quality, image: largest } = await within(LIMIT, png, 1200, 58);
  const at = async (width, limit = Number.POSITIVE_INFINITY) =>
    (await within(limit, png, width, quality)).image;
  return {
    quality,
    images: { 400: await at(400), 800: await at(800, first ? FIRST_PACKETS : undefined), 1200: largest },
  };
}
