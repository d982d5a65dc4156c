// Prints the @font-face descriptors that let a system font stand in for each of ours without a layout shift: size-adjust
// from the mean width of English text, the overrides from our own vertical metrics (as Capsize does).
// Run it after fonts.mjs and copy the figures into app/styles/fonts.css: `node scripts/media/assets/font-fallbacks.mjs`.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Metrically the same as Arial, and free. */
const STAND_IN = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf";

const fonts = [
  { name: "funnel-display", wght: 530 },
  { name: "geist", wght: 400 },
];

/** How often each character stands in English prose, in per mille. */
const FREQUENCY = {
  " ": 180,
  e: 102,
  t: 73,
  a: 66,
  o: 62,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 48,
  d: 35,
  l: 33,
  c: 22,
  u: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 16,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  ",": 10,
  ".": 10,
  "-": 2,
  T: 3,
  A: 3,
  S: 2,
  W: 2,
  I: 3,
};

/** Widths by character and the vertical metrics of an OpenType font, in em. */
function read(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map();
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const at = 12 + i * 16;
    tables.set(String.fromCharCode(...font.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const [head, hhea, hmtx, cmap] = ["head", "hhea", "hmtx", "cmap"].map((name) => tables.get(name));
  const em = view.getUint16(head + 18);
  const glyphOf = readCmap(view, cmap);
  const metrics = view.getUint16(hhea + 34);
  const width = (char) => view.getUint16(hmtx + Math.min(glyphOf(char.codePointAt(0)), metrics - 1) * 4) / em;
  return {
    width,
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
  };
}

/** A function from code point to glyph, from the cmap's format 4 subtable. */
function readCmap(view, cmap) {
  for (let i = 0; i < view.getUint16(cmap + 2); i += 1) {
    const at = cmap + view.getUint32(cmap + 8 + i * 8);
    if (view.getUint16(at) !== 4) continue;
    const segments = view.getUint16(at + 6) / 2;
    const ends = at + 14;
    const starts = ends + segments * 2 + 2;
    const deltas = starts + segments * 2;
    const offsets = deltas + segments * 2;
    return (code) => {
      for (let s = 0; s < segments; s += 1) {
        if (code > view.getUint16(ends + s * 2)) continue;
        const start = view.getUint16(starts + s * 2);
        if (code < start) return 0;
        const delta = view.getUint16(deltas + s * 2);
        const offset = view.getUint16(offsets + s * 2);
        if (offset === 0) return (code + delta) & 0xffff;
        const glyph = view.getUint16(offsets + s * 2 + offset + (code - start) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error("no cmap of format 4");
}

const meanWidth = ({ width }) => {
  const entries = Object.entries(FREQUENCY);
  const total = entries.reduce((sum, [, times]) => sum + times, 0);
  return entries.reduce((sum, [char, times]) => sum + width(char) * times, 0) / total;
};

const percent = (value) => `${(value * 100).toFixed(2)}%`;
const standIn = read(await readFile(STAND_IN));
for (const { name, wght } of fonts) {
  const whole = await readFile(
    `scripts/media/node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const signs = Object.keys(FREQUENCY).join("");
  const ours = read(await subsetFont(whole, signs, { targetFormat: "sfnt", variationAxes: { wght } }));
  const adjust = meanWidth(ours) / meanWidth(standIn);
  console.log(`${name}: size-adjust: ${percent(adjust)}; ascent-override: ${percent(ours.ascent / adjust)};`);
  console.log(
    `  descent-override: ${percent(ours.descent / adjust)}; line-gap-override: ${percent(ours.lineGap / adjust)};`,
  );
}
