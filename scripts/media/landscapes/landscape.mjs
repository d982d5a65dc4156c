/** An industry as one landscape: its overview in the middle, its six use cases around it, and one thread through them all. */
import { COS } from "../pictures/engine/canvas.mjs";
import { Scene } from "../pictures/engine/scene.mjs";
import { site } from "./site.mjs";

export const WIDTH = 2400;
export const HEIGHT = 1800;

/** The middles of the slabs in the order of the page, clockwise from the upper left, and the boxes that models fit. */
const PLACES = [
  [500, 480],
  [1900, 460],
  [2010, 1000],
  [1650, 1480],
  [740, 1480],
  [390, 1000],
];
const BOX = [680, 600];
const CENTRE = [1200, 930];
const CENTRE_BOX = [1060, 900];

/** From one place to another along the two axes of the ground. */
function along([ax, ay], [bx, by]) {
  const steps = ((bx - ax) / COS + (by - ay) / 0.5) / 2;
  return `M${ax} ${ay}L${(ax + steps * COS).toFixed(1)} ${(ay + steps / 2).toFixed(1)}L${bx} ${by}`;
}

/**
 * @param {object} industry
 * @param {string} industry.title
 * @param {import("../pictures/engine/scene.mjs").Scene} industry.overview dark, as the others
 * @param {import("../pictures/engine/scene.mjs").Scene[]} industry.useCases at most six, in the order of the page
 * @returns {{ svg: string, theme: "dark" | "light", places: object[] }} the places as in app/content/types/drawings.ts
 */
export function landscape({ title, overview, useCases }) {
  if (useCases.length > PLACES.length)
    throw new Error(`${title}: no place for use case ${PLACES.length + 1}`);
  const ground = new Scene({ theme: "dark", scale: 60 });
  ground.width = WIDTH;
  ground.height = HEIGHT;
  ground.ground();
  const { theme } = ground;
  const sites = useCases.map((scene, index) => ({
    at: PLACES[index],
    ...site(scene, { id: `slab-${index + 1}`, at: PLACES[index], box: BOX }),
  }));
  const middle = { at: CENTRE, ...site(overview, { id: "slab-0", at: CENTRE, box: CENTRE_BOX }) };
  const stops = [...sites.map(({ at }) => at), CENTRE];
  const thread = stops
    .slice(1)
    .map((stop, index) => along(stops[index], stop))
    .join("");
  const blur = (id, deviation) =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title><defs>` +
    `<radialGradient id="bg"><stop stop-color="${theme.floor}"/><stop offset=".55" stop-color="${theme.background}"/>` +
    `<stop offset="1" stop-color="${theme.backgroundEdge}"/></radialGradient><radialGradient id="light">` +
    `<stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>` +
    `<mask id="fade"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/></mask>${blur("soft", 7)}${blur("soft2", 16)}${blur("glow", 9)}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#bg)"/><g mask="url(#fade)">${ground.groundAreas.join("")}</g>` +
    `<g fill="none" stroke="${theme.coral}" stroke-linejoin="round"><path d="${thread}" stroke-width="18" stroke-opacity=".3" filter="url(#glow)"/>` +
    `<path d="${thread}" stroke-width="4"/></g>` +
    `${[...sites, middle]
      .sort((a, b) => a.at[1] - b.at[1])
      .map((one) => one.svg)
      .join("")}</svg>`;
  const places = sites.map(({ middle: [x, y], front: [markX, markY], outline, notes }) => ({
    x,
    y,
    markX,
    markY,
    outline: outline.join(" "),
    notes,
  }));
  return { svg, theme: "dark", places };
}
