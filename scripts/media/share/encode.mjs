import sharp from "sharp";

export const WIDTH = 1200;
export const HEIGHT = 630;

/**
 * @param {Buffer} png at twice the size
 * @param {number} limit bytes
 * @returns {Promise<Buffer>} JPEG in the best quality that fits
 */
export async function encode(png, limit = 62_000) {
  const small = sharp(png).resize(WIDTH, HEIGHT).removeAlpha();
  for (let quality = 88; quality >= 60; quality -= 2) {
    // Link previews do not read AVIF. Chroma subsampling would fray the coral lines.
    const jpeg = await small.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.length <= limit) return jpeg;
  }
  throw new Error(`does not fit into ${limit} bytes`);
}
