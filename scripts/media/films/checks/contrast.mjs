const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

const luminance = (r, g, b) => 0.2126 * LINEAR[r] + 0.7152 * LINEAR[g] + 0.0722 * LINEAR[b];

/** The share of pixels that is ignored: single bright points do not hide a letter. */
const SHARE = 0.005;

/**
 * The contrast of a text with the pixels behind it, after WCAG 2.2.
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box in CSS pixels
 * @param {{ data: Buffer, width: number, height: number, channels: number }} picture the page without its text
 * @param {Box[]} boxes of the text's lines
 * @param {[number, number, number]} colour of the text, 0 to 255
 * @returns {{ worst: number, mean: number }}
 */
export function measureContrast(picture, boxes, colour) {
  const text = luminance(...colour);
  const found = [];
  for (const box of boxes) {
    const right = Math.min(picture.width, Math.ceil(box.right));
    const bottom = Math.min(picture.height, Math.ceil(box.bottom));
    for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(box.left)); x < right; x++) {
        const i = (y * picture.width + x) * picture.channels;
        const background = luminance(picture.data[i], picture.data[i + 1], picture.data[i + 2]);
        found.push((Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05));
      }
    }
  }
  const sorted = Float64Array.from(found).sort();
  if (!sorted.length) throw new Error("a text lies outside the picture");
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { worst: sorted[Math.floor(sorted.length * SHARE)], mean };
}
