/** An industry as one landscape: a plan gives the ground, and a plot to its overview and to each use case. */
import { Scene } from "../pictures/engine/scene.mjs";
import { frame } from "./frame.mjs";
import { aspectOf, stand } from "./site.mjs";

export const WIDTH = 2400;
export const HEIGHT = 1800;
/** Where a plan's middle lies: words stand over the left edge, the list of places over the lower one, and the right one is cut. */
const MIDDLE = [1225, 870];

/**
 * @param {object} industry
 * @param {string} industry.title
 * @param {"dark" | "light"} industry.theme of all its scenes
 * @param {{ scale: number, middle: number[], draw: (land: Scene, style: string, aspects: number[]) => object[] }} industry.plan
 * `draw` draws the ground, and returns the plots, the overview's first; `aspects` are width by depth of what stands on them
 * @param {string} industry.style how the plan is dressed
 * @param {Scene} industry.overview
 * @param {Scene[]} industry.useCases in the order of the page
 * @returns {{ svg: string, theme: string, places: object[] }} places as in app/content/types/drawings.ts
 */
export function landscape({ title, theme, plan, style, overview, useCases }) {
  const land = new Scene({ theme, scale: plan.scale });
  [land.width, land.height] = [WIDTH, HEIGHT];
  [land.ox, land.oy] = [0, 0];
  const [mx, my] = land.project(...plan.middle);
  [land.ox, land.oy] = [MIDDLE[0] - mx, MIDDLE[1] - my];
  const plots = plan.draw(land, style, [overview, ...useCases].map(aspectOf));
  if (plots.length !== useCases.length + 1) throw new Error(`${title}: ${plots.length} plots`);
  const [, ...places] = [overview, ...useCases].map((scene, index) =>
    stand(land, scene, plots[index], `plot-${index}`),
  );
  return { svg: frame(land, title), theme, places };
}
