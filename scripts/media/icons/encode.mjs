import sharp from "sharp";

/** In dots per inch: the SVG is rasterised at 24 times its 32 units, then scaled down. */
const DENSITY = 72 * 24;

const png = (svg, side) =>
  sharp(Buffer.from(svg), { density: DENSITY })
    .resize(side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/**
 * @param {string} file an ICO holds all sizes, a PNG the first one; without sizes the SVG itself is returned
 * @param {{ svg: string, sides?: number[] }} icon
 * @returns {Promise<Buffer>}
 */
export async function encodeIcon(file, { svg, sides = [] }) {
  if (sides.length === 0) return Buffer.from(svg);
  const images = await Promise.all(sides.map((side) => png(svg, side)));
  return file.endsWith(".ico") ? icoOf(images, sides) : images[0];
}

/** An ICO is a directory of images, which may be PNG, followed by the images. */
function icoOf(images, sides) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(sides[index], at);
    head.writeUInt8(sides[index], at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}
