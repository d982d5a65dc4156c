import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { element, rect } from "../../engine/svg.mjs";

/** A plain wall with small lit windows under a toothed edge; `door` in the middle of it. */
const wall =
  (windows, { door = false } = {}) =>
  (w, h) => {
    let svg = rect(0, h * 0.06, w, 0.05, palette.sand430, { opacity: 0.7 });
    for (let i = 0; i < windows; i++) {
      const x = (w / windows) * (i + 0.5) - 0.1;
      if (door && i === windows >> 1) {
        svg += arch(x - 0.1, h, 0.4, 0.75, palette.steel900);
        continue;
      }
      svg += arch(x, h * 0.62, 0.2, 0.34, i % 2 ? palette.amber390 : palette.steel900);
    }
    return svg;
  };

/** A door or window with a round top that stands on `bottom`. */
function arch(x, bottom, w, h, fill) {
  return element("path", {
    d: `M${x} ${bottom}V${bottom - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${bottom - h + w / 2}V${bottom}Z`,
    fill,
  });
}

/** The openings that catch the wind, in the upper half. */
const slots = (w, h) =>
  [0.14, 0.42, 0.7].map((at) => rect(w * at, h * 0.1, w * 0.16, h * 0.38, palette.steel900)).join("") +
  rect(0, h * 0.54, w, 0.05, palette.sand430);

/** A house of the old quarter; `tower` is the height of its wind tower, at its back corner. */
export function windTowerHouse(s, x, y, dx, dy, h, { tower = 0, color = "sand", at = [0.15, 0.15] } = {}) {
  s.shadow(x, y, dx, dy, h);
  s.group(() => {
    s.box(x, y, 0, dx, dy, h, {
      color,
      shadow: false,
      left: wall(Math.round(dx * 1.3), { door: true }),
      right: wall(Math.round(dy * 1.3)),
    });
    for (let i = 0; i * 0.45 < dx - 0.2; i++)
      s.box(x + 0.05 + i * 0.45, y + dy - 0.1, h, 0.22, 0.1, 0.16, { color, shadow: false, edge: false });
    for (let i = 0; i * 0.45 < dy - 0.2; i++)
      s.box(x + dx - 0.1, y + 0.05 + i * 0.45, h, 0.1, 0.22, 0.16, { color, shadow: false, edge: false });
    if (tower) windTower(s, x + at[0], y + at[1], h, 0.95, tower, color);
  }, [x, y, 0, x + dx, y + dy, h + tower]);
}

function windTower(s, x, y, z, w, h, color) {
  s.box(x, y, z, w, w, h, { color, shadow: false, left: slots, right: slots });
  s.box(x - 0.06, y - 0.06, z + h, w + 0.12, w + 0.12, 0.12, { color, shadow: false });
  for (const k of [0.3, 0.65]) {
    s.beam([x + w * k, y + w, z + h * 0.4], [x + w * k, y + w + 0.34, z + h * 0.4], 0.06, { color: "dark" });
    s.beam([x + w, y + w * k, z + h * 0.4], [x + w + 0.34, y + w * k, z + h * 0.4], 0.06, { color: "dark" });
  }
}

/** A wooden trading boat under its three-cornered sail, its bow to the upper left. */
export function dhow(s, x, y) {
  const side = (points, py, fill) =>
    s.surface(
      parsePoints(points).map(([px, pz]) => [x + px, y + py, pz]),
      fill,
    );
  s.group(() => {
    side("-0.2 1, 0.5 0.42, 2.6 0.42, 3.4 0.86, 3.1 0, 0.5 0", 0, palette.sand590);
    s.box(x + 0.5, y, 0.02, 2.5, 0.9, 0.32, { color: "sand", shadow: false });
    s.box(x + 2.1, y + 0.12, 0.34, 0.8, 0.66, 0.4, { color: "coral", shadow: false });
    side("-0.2 1, 0.5 0.42, 2.6 0.42, 3.4 0.86, 3.1 0, 0.5 0", 0.92, palette.coral590);
    s.surface(
      [
        [x + 3.4, y, 0.86],
        [x + 3.4, y + 0.92, 0.86],
        [x + 3.1, y + 0.92, 0],
        [x + 3.1, y, 0],
      ],
      palette.coral710,
    );
    s.beam([x + 1.4, y + 0.45, 0.3], [x + 1.2, y + 0.45, 3.4], 0.08, { color: "sand" });
    side("-0.1 1.3, 2.5 0.9, 1.5 4.1", 0.5, palette.steel080);
    s.beam([x - 0.1, y + 0.5, 1.3], [x + 1.55, y + 0.5, 4.2], 0.06, { color: "sand" });
  }, [x - 0.2, y, 0, x + 3.4, y + 1, 4.2]);
}

/** A ferry with a flat roof on posts and benches under it. */
export function abra(s, x, y) {
  s.group(() => {
    s.box(x, y, 0.02, 2.1, 0.8, 0.26, { color: "sand", shadow: false });
    s.box(x + 0.4, y + 0.3, 0.28, 1.2, 0.22, 0.22, { color: "coral", shadow: false });
    for (const [px, py] of parsePoints("0.25 0.1, 1.75 0.1, 0.25 0.66, 1.75 0.66"))
      s.box(x + px, y + py, 0.28, 0.05, 0.05, 0.85, { color: "pale", shadow: false });
    s.box(x + 0.12, y, 1.12, 1.8, 0.8, 0.08, { color: "teal", shadow: false });
  }, [x, y, 0, x + 2.1, y + 0.8, 1.2]);
}
