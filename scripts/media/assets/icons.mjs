// `npm run icons`: the site's SVG sprite, from lucide-static and three marks of our own, with lucide's licence. The output is
// committed.
import { copyFile, readFile, writeFile } from "node:fs/promises";

const lucide = [
  "arrow-down",
  "arrow-right",
  "arrow-up-right",
  "calendar",
  "check",
  "chevron-down",
  "circle-alert",
  "circle-check",
  "file-text",
  "mail",
  "map-pin",
  "maximize",
  "menu",
  "pause",
  "play",
  "refresh-cw",
  "upload",
  "volume-2",
  "volume-x",
  "x",
];

// Lucide has no brand icons: these are drawn on the same 24-unit grid.
const marks = {
  "mark-network":
    '<path d="M5 9.5v9"/><path d="M5 5.4v.1"/><path d="M10 18.5v-9"/><path d="M10 13.2c0-2.2 1.7-3.7 4-3.7s4 1.5 4 4v5"/>',
  "mark-microblog":
    '<path d="M4.5 4.5 19.5 19.5"/><path d="M19 4.5 13.4 10.9"/><path d="M10.4 13.3 5 19.5"/>',
  "mark-video":
    '<rect x="2.8" y="5.5" width="18.4" height="13" rx="4"/><path d="m10.3 9.4 4.6 2.6-4.6 2.6z"/>',
};

const inner = (svg) =>
  svg
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/[\s\S]*?<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/\s*\n\s*/g, "");

const symbol = (id, shapes) => `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;
const from = "scripts/media/node_modules/lucide-static";
const symbols = [];
for (const name of lucide) {
  symbols.push(symbol(name, inner(await readFile(`${from}/icons/${name}.svg`, "utf8"))));
}
for (const [id, shapes] of Object.entries(marks)) symbols.push(symbol(id, shapes));

await writeFile("public/icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
await copyFile(`${from}/LICENSE`, "public/icons.LICENSE.txt");
console.log(symbols.length, "icons");
