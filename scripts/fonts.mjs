// Subsets the three variable fonts to what the copy can contain and puts them, with their licences, into public/fonts.
// Run it after a font package was updated: `node scripts/fonts.mjs`. The outputs are committed.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const OUT = "public/fonts";
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const latin = `${ascii}\u00a0\u00a3\u00a9\u00ad\u00b7\u00d7\u00e9\u00e8\u00ea\u00eb\u00e0\u00e2\u00e7\u00ef\u00ee\u00f4\u00f6\u00fc\u00f1\u00df\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2192\u2191\u2193\u2011\u2212`;

const fonts = [
  { name: "funnel-display", text: latin, wght: { min: 500, max: 560 } },
  { name: "geist", text: latin, wght: { min: 400, max: 560 } },
  { name: "geist-mono", text: "/[](){}.,:-+0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ", wght: 450 },
];

await mkdir(OUT, { recursive: true });
for (const { name, text, wght } of fonts) {
  const from = `node_modules/@fontsource-variable/${name}`;
  const font = await readFile(`${from}/files/${name}-latin-wght-normal.woff2`);
  const subset = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: { wght } });
  await writeFile(`${OUT}/${name}.woff2`, subset);
  await copyFile(`${from}/LICENSE`, `${OUT}/${name}.LICENSE.txt`);
  console.log(name, subset.length, "bytes");
}
