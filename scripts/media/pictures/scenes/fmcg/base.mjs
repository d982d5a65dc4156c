import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { conveyor } from "../../props/industry/conveyor.mjs";
import { bottle, parcel } from "../../props/logistics/goods.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

/** The filler: tanks over a carousel that the belt runs through. */
function filler(s, x, y) {
  // Not one group, because the belt runs between body and bridge.
  s.box(x, y - 1.6, 0, 3, 1.5, 3.4, {
    color: "stone",
    shadow: false,
    left: (w, h) =>
      rect(w * 0.1, h * 0.1, w * 0.34, h * 0.26, s.theme.dark ? palette.steel920 : palette.dark800, {
        rx: 0.06,
      }) +
      iconAt("activity", w * 0.27, h * 0.23, 0.55, palette.teal, 2) +
      circle(w * 0.62, h * 0.16, 0.12, s.theme.coral) +
      circle(w * 0.78, h * 0.16, 0.12, palette.teal570),
  });
  s.box(x, y - 0.1, 2.5, 3, 1.4, 0.5, { color: "dark", shadow: false });
  for (let i = 0; i < 5; i++)
    s.lathe(x + 0.35 + i * 0.58, y + 0.62, 2.02, parsePoints("0.04 0, 0.12 0.2, 0.12 0.48"), {
      color: "pale",
      shadow: false,
    });
  s.lathe(x + 0.8, y - 0.85, 3.4, parsePoints("0.62 0, 0.62 1.1, 0.3 1.35, 0.12 1.4"), {
    color: "teal",
    shadow: false,
  });
  s.lathe(x + 2.2, y - 0.85, 3.4, parsePoints("0.62 0, 0.62 1.1, 0.3 1.35, 0.12 1.4"), {
    color: "pale",
    shadow: false,
  });
  s.shadow(x, y - 1.6, 3, 1.5, 3.4);
}

/** A filling line along x. */
export function fillingLine({
  theme = "dark",
  scale = 50,
  focus = [3, 1, 1],
  at = [0.5, 0.5],
  seed = 4,
} = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  s.plate(-8, -2.6, 20, 5.6, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  conveyor(s, -8, 0, 17);
  filler(s, -2.4, 0);
  for (let i = 0; i < 24; i++) {
    const x = -7.7 + i * 0.62;
    if (x > 5) continue;
    bottle(s, x, 0.55, {
      z: 0.8,
      u: 1.05,
      color: x < -2.2 ? "glass" : "teal",
      cap: x < -0.4 ? (x < -2.2 ? "glass" : "teal") : "coral",
    });
  }
  s.box(5.2, -0.5, 0, 1.7, 0.4, 2.6, { color: "dark", shadow: false });
  s.box(5.2, 1.2, 0, 1.7, 0.4, 2.6, {
    color: "dark",
    shadow: false,
    left: centredIcon("package", s.theme.coral, { size: 0.5 }),
  });
  s.box(5.2, -0.5, 2.6, 1.7, 2.1, 0.4, { color: "dark", shadow: false });
  for (const x of [7.1, 8]) parcel(s, x, 0.15, { z: 0.8, dx: 0.8, dy: 0.8, dz: 0.62 });
  return s;
}
