// `npm run threads`: the line drawings of home, services, the footer and the page that was not found. The output is committed.
import { writeFile } from "node:fs/promises";
import { palette } from "../palette.mjs";
import { random } from "../random.mjs";
import { homeThread } from "./home-thread.mjs";
import { servicesLines } from "./services-lines.mjs";

/**
 * Threads that wander in from the left, pass one point and leave in order to the right.
 * @param {object} drawing
 * @param {string} drawing.title
 * @param {number} drawing.seed
 * @param {number} drawing.width in units of the drawing, as all lengths
 * @param {number} drawing.height
 * @param {[x: number, y: number]} drawing.focus
 * @param {number} drawing.count
 * @param {[from: string, to: string]} drawing.stroke the colours left and right of the focus
 * @param {{ color: string, path: string }} [drawing.one] one more thread, which goes its own way
 * @returns {string} SVG
 */
function threads({ title, seed, width, height, focus: [fx, fy], count, stroke, one }) {
  const next = random(seed);
  const wander = (size) => (next() - 0.5) * size;
  const n = Math.round;
  const lines = Array.from({ length: count }, (_, index) => {
    const from = height * (0.04 + 0.92 * next());
    const to = height * (0.12 + (0.76 * index) / (count - 1));
    const reach = width - fx;
    return (
      `M0 ${n(from)}C${n(fx * 0.28)} ${n(from + wander(height * 0.9))} ${n(fx * 0.55)} ${n(fy + wander(height * 0.7))} ${fx} ${fy}` +
      `S${n(fx + reach * 0.36)} ${n(to)} ${width} ${n(to)}`
    );
  });
  const single = one && `<path stroke="${one.color}" stroke-width="2" d="${one.path}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none"><title>${title}</title>` +
    `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="${width}"><stop offset=".1" stop-color="${stroke[0]}" stop-opacity="0"/>` +
    `<stop offset=".3" stop-color="${stroke[0]}"/><stop offset="${(fx / width).toFixed(2)}" stop-color="${stroke[1]}"/>` +
    `<stop offset="1" stop-color="${stroke[1]}" stop-opacity=".25"/></linearGradient>` +
    `<path stroke="url(#g)" d="${lines.join("")}"/>${single ?? ""}</svg>\n`
  );
}

const drawings = {
  "app/styles/layout/footer-threads.svg": {
    title: "Threads that meet",
    seed: 7,
    width: 900,
    height: 380,
    focus: [430, 190],
    count: 30,
    stroke: [palette.teal, palette.coral],
  },
  "app/styles/pages/missed-thread.svg": {
    title: "One thread misses where the others meet",
    seed: 11,
    width: 1440,
    height: 420,
    focus: [640, 190],
    count: 22,
    stroke: [palette.slate300, palette.slate300],
    one: {
      color: palette.coral,
      path: "M0 126C320 84 397 316 640 274S896 47 1037 198S1238 428 1440 378",
    },
  },
};

for (const [file, drawing] of Object.entries(drawings)) await writeFile(file, threads(drawing));
for (const [name, svg] of Object.entries({ ...homeThread, ...servicesLines }))
  await writeFile(`app/styles/sections/thread/${name}`, svg);
