/** The logo as an icon, on a dark square so that it can be seen on light and on dark tabs. */

import { importTypescript } from "../../build/bundle.mjs";
import { palette } from "../palette.mjs";

const { logoPath: logo } = await importTypescript('export { logoPath } from "~/components/layout/logo-path"');
const [, , WIDTH, HEIGHT] = logo.viewBox.split(" ").map(Number);
const SIDE = 32;

/**
 * All lengths but `share` are in 32nds of the side.
 * @param {object} options
 * @param {number} options.share of the side that the logo is wide
 * @param {number} options.stroke width of its lines
 * @param {number} options.dot radius of its dot
 * @param {number} options.corner radius of the square's corners
 * @param {number} options.stretch upwards: the logo is nearly twice as wide as high, and a square has the room
 * @param {number} [options.middle] height of the logo's line, from the top
 * @returns {string} SVG
 */
export function logoIcon({ share, stroke, dot, corner, stretch, middle = SIDE / 2 }) {
  const scale = (SIDE * share) / WIDTH;
  const at = (x, y) => [
    SIDE / 2 + (Number(x) - WIDTH / 2) * scale,
    middle + (Number(y) - HEIGHT / 2) * scale * stretch,
  ];
  const path = (data) => data.replace(/([\d.]+) ([\d.]+)/g, (_, x, y) => at(x, y).map(round).join(" "));
  const [cx, cy] = at(logo.lode.cx, logo.lode.cy).map(round);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${palette.dark950}"/>` +
    `<g fill="none" stroke-width="${stroke}" stroke-linecap="round">` +
    `<path stroke="${palette.teal}" d="${path(logo.threads)}"/>` +
    `<path stroke="${palette.coral}" d="${path(logo.line)}"/></g>` +
    `<circle cx="${cx}" cy="${cy}" r="${dot}" fill="${palette.coral}"/></svg>\n`
  );
}

const round = (number) => Number(number.toFixed(2));
