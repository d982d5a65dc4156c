import sharp from "sharp";

const LIMIT = 62_000;
export const WIDTH = 1200;
export const HEIGHT = 630;

/**
 * @param {Buffer} png at twice the size
 * @returns {Promise<Buffer>} JPEG in the best quality that fits
 */
export async function encode(png) {
  const small = sharp(png).resize(WIDTH, HEIGHT).removeAlpha();
  for (let quality = 88; quality >= 66; quality -= 2) {
    // Link previews do not read AVIF. Chroma subsampling would fray the coral lines.
    const jpeg = await small.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.length <= LIMIT) return jpeg;
  }
  throw new Error(`does not fit into ${LIMIT} bytes`);
}
