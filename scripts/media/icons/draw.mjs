/** The mark as an icon: on its own ink ground, so that it reads on light and on dark tabs alike. */
import { importTypescript } from "../source.mjs";

const { mark } = await importTypescript('export { mark } from "~/components/layout/logo-path"');
const [, , WIDTH, HEIGHT] = mark.viewBox.split(" ").map(Number);
const SIDE = 32;

/**
 * @param {object} look
 * @param {number} look.share of the side that the mark is wide
 * @param {number} look.stroke width of its lines in 32nds of the side
 * @param {number} look.lode radius of its lode, likewise
 * @param {number} look.corner radius of the ground, likewise
 * @param {number} look.stretch upwards: a mark nearly twice as wide as high gets lost in a square
 * @param {number} [look.middle] where its line lies, in 32nds from the top
 * @returns {string} SVG
 */
export function icon({ share, stroke, lode, corner, stretch, middle = SIDE / 2 }) {
  const scale = (SIDE * share) / WIDTH;
  const at = (x, y) => [
    SIDE / 2 + (Number(x) - WIDTH / 2) * scale,
    middle + (Number(y) - HEIGHT / 2) * scale * stretch,
  ];
  const path = (data) => data.replace(/([\d.]+) ([\d.]+)/g, (_, x, y) => at(x, y).map(round).join(" "));
  const [cx, cy] = at(mark.lode.cx, mark.lode.cy).map(round);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="#061016"/>` +
    `<g fill="none" stroke-width="${stroke}" stroke-linecap="round">` +
    `<path stroke="#3FD9BF" d="${path(mark.threads)}"/><path stroke="#FF6A3D" d="${path(mark.line)}"/></g>` +
    `<circle cx="${cx}" cy="${cy}" r="${lode}" fill="#FF6A3D"/></svg>\n`
  );
}

const round = (number) => Number(number.toFixed(2));
