import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { heatmap } from "../../overlays/charts/heatmap.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { shelf } from "../../props/logistics/shelf.mjs";
import { person } from "../../props/people.mjs";
import { truck } from "../../props/vehicles/cars.mjs";
import { stock } from "./stock.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.6, 1.2, 1], at: [0.5, 0.5], seed: 7 });
  s.ground();
  s.plate(-6.4, -2, 6, 7, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.plate(0, -2, 8.2, 7, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  // Yard, dock door, shop floor, from the upper left to the lower right.
  truck(s, -6.8, 0.4, {
    color: "teal",
    len: 3.4,
    mark: (w, h) => iconAt("store", w / 2, h * 0.5, 0.8, palette.white, 1.8),
  });
  s.box(-0.3, -2, 0, 0.3, 1.9, 3.2, { color: "pale", shadow: false });
  s.box(-0.3, 2, 0, 0.3, 3, 3.2, { color: "pale", shadow: false });
  s.box(-0.3, -0.1, 2.4, 0.3, 2.1, 0.8, { color: "pale", shadow: false });
  const cage = (x, y, colors) => {
    s.group(() => {
      s.box(x, y, 0.12, 1.1, 0.9, 0.08, { color: "dark", shadow: false });
      colors.forEach((c, i) => {
        parcel(s, x + 0.06 + (i % 2) * 0.5, y + 0.1, {
          z: 0.2 + Math.floor(i / 2) * 0.46,
          dx: 0.47,
          dy: 0.7,
          dz: 0.44,
          color: c,
        });
      });
      for (const [a, b] of parsePoints("0 0, 1.04 0, 0 0.84, 1.04 0.84"))
        s.box(x + a, y + b, 0.12, 0.06, 0.06, 1.6, { color: "mid", shadow: false });
      s.box(x, y + 0.84, 1.0, 1.1, 0.06, 0.06, { color: "mid", shadow: false });
      s.box(x, y + 0.84, 1.66, 1.1, 0.06, 0.06, { color: "mid", shadow: false });
    });
    s.shadow(x, y, 1.1, 0.9, 1);
  };
  cage(0.6, 0.5, ["sand", "coral", "sand", "coral"]);
  cage(2.3, 1.9, ["teal", "sand", "sand"]);
  shelf(s, 2.4, -1.8, 5.6, {
    levels: 3,
    gap: 1.05,
    goods: stock(
      ["bottle", ["teal", "amber"], ["dark", "pale", "teal"]],
      parsePoints("1 3, 1 4, 1 5, 2 7, 2 8"),
    ),
  });
  const gap = (x, z, w) =>
    s.draw(
      s.decal(
        "left",
        x,
        -1.08,
        z + 0.85,
        rect(0, 0, w, 0.85, s.theme.coral, {
          opacity: 0.16,
          rx: 0.05,
          stroke: s.theme.coral,
          strokeWidth: 0.05,
          dash: ".14 .1",
        }),
      ),
    );
  gap(4.14, 1.18, 1.66);
  gap(6.4, 2.23, 1.1);
  s.path(parsePoints("1.9 1, 5.2 1, 5.2 -0.7"), { color: s.theme.coral, w: 4, dash: "2 11" });
  person(s, 5.4, 2.6, { color: "coral", size: 1.15, skin: 1 });
  s.path(parsePoints("-13 0.9, -7.2 0.9"), { color: s.theme.teal, w: 4 });
  heatmap(s, {
    x: 56,
    y: 594,
    title: "Needed, by store and day",
    rows: ["High St", "Station", "Harbour"],
    cols: 7,
    columns: ["Early", "Late", "Weekend"],
    hot: parsePoints("5 1, 6 1"),
    seed: 22,
  });
  return s;
}

export const picture = {
  id: "industries/retail/replenishment",
  theme: "light",
  title: "A lorry, roll cages and the gaps on a shelf",
  draw,
};
