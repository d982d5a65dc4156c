// Subsets the three variable fonts to what the copy can contain and puts them, with their licences, into public/fonts.
// Run it after a font package was updated: `npm run fonts`. The outputs are committed.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const OUT = "public/fonts";
/** Ten packets of 1460 bytes, less the headers of the answer. */
const FIRST_PACKETS = 14_100;
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
// What the copy has, and letters of likely names. One byte over the first ten packets costs every first visit a round trip.
const latin = `${ascii}\u00a0\u00a3\u00a9\u00b7\u00e0\u00e7\u00e8\u00e9\u00f6\u00fc\u20ac\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2192`;

const fonts = [
  { name: "funnel-display", text: latin, wght: 530 },
  { name: "geist", text: latin, wght: { min: 400, max: 540 } },
  { name: "geist-mono", text: "/[](){}.,:-+0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ", wght: 450 },
];

await mkdir(OUT, { recursive: true });
for (const { name, text, wght } of fonts) {
  const from = `scripts/media/node_modules/@fontsource-variable/${name}`;
  const font = await readFile(`${from}/files/${name}-latin-wght-normal.woff2`);
  const subset = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: { wght } });
  if (subset.length > FIRST_PACKETS)
    throw new Error(`${name} has ${subset.length} bytes, ${FIRST_PACKETS} fit`);
  await writeFile(`${OUT}/${name}.woff2`, subset);
  await copyFile(`${from}/LICENSE`, `${OUT}/${name}.LICENSE.txt`);
  console.log(name, subset.length, "bytes");
}
