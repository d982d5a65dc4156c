import { depthSort } from "../pictures/engine/depth-sort.mjs";
import { palette } from "../pictures/engine/palette.mjs";

/** How far the edges fall off, in pixels. */
const EDGE = 200;

const blur = (id, deviation) =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** The landscape as SVG. Its edges fall to the colour of the page, so that it can bleed. */
export function frame(land, title) {
  const { width, height, theme } = land;
  const night = theme.dark ? theme.backgroundEdge : palette.light50;
  const fall = (id, x2, y2) =>
    `<linearGradient id="${id}" x2="${x2}" y2="${y2}"><stop stop-color="${night}"/>` +
    `<stop offset=".4" stop-color="${night}" stop-opacity=".55"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>`;
  const defs =
    `${blur("soft", 7)}${blur("soft2", 16)}${blur("glow", 9)}${fall("fall-x", 1, 0)}${fall("fall-y", 0, 1)}` +
    `<radialGradient id="corners" r=".72"><stop offset=".72" stop-color="${night}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${night}" stop-opacity=".9"/></radialGradient>${[...land.defs.values()].join("")}`;
  const strip = (fill, w, h, turned) =>
    `<rect width="${w}" height="${h}" fill="url(#${fill})"${turned ? ` transform="rotate(180 ${width / 2} ${height / 2})"` : ""}/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${title}</title>` +
    `<defs>${defs}</defs><rect width="${width}" height="${height}" fill="${theme.dark ? palette.steel900 : palette.light50}"/>${land.groundAreas.join("")}` +
    `<g fill="${theme.shadow}" opacity="${theme.shadowOpacity}" filter="url(#soft)">${land.shadows.join("")}</g>` +
    `${land.groundLines.join("")}${depthSort(land.solids)
      .map(({ svg }) => svg)
      .join("")}${land.overlays.map(({ svg }) => svg).join("")}` +
    `<rect width="${width}" height="${height}" fill="url(#corners)"/>` +
    `${[false, true].map((turned) => strip("fall-x", EDGE, height, turned) + strip("fall-y", width, EDGE, turned)).join("")}</svg>`
  );
}
