/** "Why us?" as one wide picture: a tower, a workshop, and a flag. The site draws the route from each of them to the flag. */
import { iconAt } from "../pictures/engine/icons.mjs";
import { palette } from "../pictures/engine/palette.mjs";
import { Scene } from "../pictures/engine/scene.mjs";
import { tree } from "../pictures/props/outdoors/trees.mjs";
import { person } from "../pictures/props/people.mjs";
import { benches } from "../pictures/scenes/about/benches.mjs";
import { flag } from "../pictures/scenes/about/flag.mjs";
import { tower } from "../pictures/scenes/about/tower.mjs";
import { FLAG, LONG, SHORT, STOPS, TREES } from "./two-routes-map.mjs";

export const WIDTH = 2400;
export const HEIGHT = 1040;

/** A lead goes from a ring below the picture, where the lists are, to where its route begins: to the tower's door, too. */
const BELOW = HEIGHT + 50;
const RING = 11;
const DOOR = 81;

/** Draws a model that has coordinates of its own so that its point `focus` appears at a point of the picture. */
function place(s, { focus, at: [x, y], scale, bounds }, draw) {
  const outer = { ox: s.ox, oy: s.oy, scale: s.scale };
  Object.assign(s, { scale, ox: 0, oy: 0 });
  const [fx, fy] = s.project(...focus);
  Object.assign(s, { ox: x - fx, oy: y - fy });
  s.group(() => draw(s), bounds);
  Object.assign(s, outer);
}

function workshop(s) {
  s.box(5.6, -10, 0, 8.6, 4, 0.3, { color: "mid" });
  const at = s.project(9.9, -8, 0.3);
  place(s, { focus: [3, 1.6, 0], at, scale: 52, bounds: [5.6, -10, 0.3, 14.2, -6, 3] }, () => {
    benches(s);
    person(s, 1.6, 2.6, { color: "coral", size: 1.15, facing: "right", pose: "points" });
    person(s, 4.8, 2.6, { color: "teal", size: 1.15, skin: 2, pose: "holds" });
    person(s, 6.9, 2.6, { color: "iris", size: 1.15, skin: 1, pose: "stands" });
  });
}

/** The picture, and its routes as SVG paths in pixels of the picture. */
export function twoRoutes() {
  const s = new Scene({ theme: "dark", scale: 56, seed: 12 });
  Object.assign(s, { width: WIDTH, height: HEIGHT, ox: 330, oy: 715 });
  s.ground();
  s.shadow(-2.4, -2.2, 4.8, 4.4, 9);
  place(s, { focus: [-3.6, 0.8, 0], at: [330, 715], scale: 56, bounds: [-2.5, -2.3, 0, 2.5, 2.5, 9] }, tower);
  workshop(s);
  for (const [x, y, glyph] of STOPS)
    s.pin(x, y, 0, {
      color: palette.steel510,
      h: 1.5,
      r: 38,
      glyph: iconAt(glyph, 0, 0, 42, palette.white, 2),
    });
  s.cylinder(...FLAG, 0, 1.3, 0.3, { color: "mid" });
  flag(s, FLAG[0] - 0.05, FLAG[1] - 0.05, 3.8, { z: 0.3, size: 2.6 });
  for (const [x, y] of TREES) tree(s, x, y, { h: 2, r: 0.6 });
  const lead = (x, rest) =>
    `M${x - RING} ${BELOW}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0-${2 * RING} 0M${x} ${BELOW - RING}${rest}`;
  const corners = (points) =>
    points
      .map((point) =>
        s
          .project(...point)
          .map(Math.round)
          .join(" "),
      )
      .join("L");
  const [frontX, frontY] = s.project(14.2, -6).map(Math.round);
  return {
    svg: s.svg("Two routes to one flag"),
    routes: {
      long: { lead: lead(DOOR, "V790L201 721"), path: `M${corners(LONG)}` },
      short: { lead: lead(frontX, `V${frontY}`), path: `M${corners(SHORT)}` },
    },
  };
}

/** What the site has to know of the picture. */
export const routesJson = (routes) => `${JSON.stringify({ width: WIDTH, height: HEIGHT, routes })}\n`;
