import { readFileSync } from "node:fs";

const FONTS = new URL("./node_modules/@fontsource-variable/", import.meta.url);

/** A @font-face rule with the font as a data URL: pages set with setContent have no base URL. */
export function fontFace(family, name, subset = "latin", range = "") {
  const file = new URL(`${name}/files/${name}-${subset}-wght-normal.woff2`, FONTS);
  const data = readFileSync(file).toString("base64");
  const unicode = range ? `unicode-range:${range};` : "";
  return `@font-face{font-family:"${family}";font-weight:100 900;${unicode}
src:url(data:font/woff2;base64,${data})}`;
}
