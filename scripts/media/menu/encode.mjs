import sharp from "sharp";

/** Twice the pixels of the largest space that a dropdown has for it. */
export const WIDTH = 640;
export const HEIGHT = 824;

/** @param {sharp.Sharp} image of the menu's size @returns {Promise<Buffer>} AVIF */
export const encode = (image) => image.avif({ quality: 52, effort: 6 }).toBuffer();

/** The part of a film's poster at its own size. */
export const partOf = (poster, corner) => sharp(poster).extract({ ...corner, width: WIDTH, height: HEIGHT });

/** The middle of a picture, as high as the menu's. */
export const middleOf = (png) => sharp(png).resize(WIDTH, HEIGHT, { fit: "cover" });
