import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { heatmap } from "../../overlays/charts/heatmap.mjs";
import { house } from "../../props/buildings/house.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { bench } from "../../props/outdoors/street.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { car } from "../../props/vehicles/cars.mjs";
import { road } from "./road.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 50, focus: [3, 3, 0.8], at: [0.48, 0.5], seed: 10 });
  s.ground({ opacity: 0.4 });
  road(s, -14, 2, 34, { w: 2.6 });
  road(s, 2, -14, 34, { axis: "y", w: 2.6 });
  s.plate(2, 2, 2.6, 2.6, s.theme.dark ? palette.dark800 : palette.sand210);
  for (const [x, y] of parsePoints("2.1 1.1, 2.1 4.9"))
    for (let i = 0; i < 5; i++) s.plate(x + i * 0.5, y, 0.28, 0.6, palette.white, { opacity: 0.9 });
  for (const [x, y] of parsePoints("1.1 2.1, 4.9 2.1"))
    for (let i = 0; i < 5; i++) s.plate(x, y + i * 0.5, 0.6, 0.28, palette.white, { opacity: 0.9 });
  tower(s, -3.4, -3.4, 2.2, 2.2, 4.4, { cols: 4, rows: 8, seed: 2 });
  tower(s, -0.6, -2.6, 1.8, 1.8, 2.8, { color: "dark", cols: 4, rows: 5, seed: 12 });
  tower(s, -3.6, -0.6, 2, 1.8, 2, { cols: 4, rows: 4, seed: 22 });
  tower(s, 9, -2.4, 2, 2, 2.2, { color: "mid", cols: 4, rows: 4, seed: 6 });
  house(s, 6, -0.6, { u: 1.1, roof: "coral" });
  house(s, -6.8, -1.2, { u: 1.1, roof: "dark" });
  // A park and a depot in front.
  s.plate(-4, 5.6, 5.2, 5, s.theme.dark ? palette.steel820 : palette.green150, {
    stroke: s.theme.line,
    strokeWidth: 1,
  });
  for (const [x, y] of parsePoints("-3.2 6.4, -1.6 6.2, 0.2 6.6, -2.6 8, -0.6 8.2, 0.4 9.6"))
    tree(s, x, y, { h: 1.5, r: 0.5 });
  bench(s, -1.6, 7, {});
  tower(s, 6, 6, 3.2, 2.4, 1.6, { cols: 6, rows: 2, seed: 30, lit: 0.5 });
  // Traffic.
  s.group(() => {
    s.box(6.6, 2.3, 0.2, 3.4, 0.95, 1.15, {
      color: "coral",
      shadow: false,
      left: (_w, h) =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            rect(0.2 + i * 0.64, h * 0.16, 0.5, h * 0.38, palette.dark800, { rx: 0.06, opacity: 0.85 }),
          )
          .join("") + [0.6, 2.7].map((u) => circle(u, h, 0.2, palette.dark800)).join(""),
      right: (w, h) =>
        rect(w * 0.1, h * 0.14, w * 0.8, h * 0.44, palette.dark800, { rx: 0.06, opacity: 0.85 }),
    });
  }, [6.6, 2.3, 0, 10, 3.25, 1.4]);
  s.shadow(6.6, 2.3, 3.4, 0.95, 1);
  car(s, -1.8, 3.6, { color: "teal" });
  car(s, -4.6, 2.4, { color: "pale" });
  car(s, -7.4, 3.6, { color: "dark" });
  for (const [x, y] of parsePoints("5 1.5, 1.5 5")) {
    s.lathe(x, y, 0, parsePoints("0.06 0, 0.05 1.5"), { color: "dark", shadow: false });
    s.box(x - 0.14, y - 0.14, 1.5, 0.28, 0.28, 0.8, {
      color: "black",
      shadow: false,
      left: (w, h) =>
        circle(w / 2, h * 0.2, 0.09, s.theme.coral) +
        circle(w / 2, h * 0.5, 0.09, s.theme.amber, { opacity: 0.5 }) +
        circle(w / 2, h * 0.8, 0.09, palette.teal),
    });
  }
  s.path(parsePoints("-12 3.3, 2.7 3.3, 2.7 22"), { color: s.theme.teal, w: 5, opacity: 0.85 });
  s.path(parsePoints("4.05 -10, 4.05 2.75, 6.4 2.75"), { color: s.theme.coral, w: 5, dash: "2 12" });
  s.pin(-2.6, 9.8, 0, {
    color: s.theme.teal,
    h: 2,
    r: 17,
    glyph: iconAt("trash-2", 0, 0, 19, palette.white, 2.2),
  });
  s.pin(3.4, 3.2, 0, { h: 2.6, r: 17, glyph: iconAt("traffic-cone", 0, 0, 19, palette.dark900, 2.2) });
  s.pin(8.2, 7, 1.6, {
    color: s.theme.teal,
    h: 1.2,
    r: 17,
    glyph: iconAt("bus", 0, 0, 19, palette.white, 2.2),
  });
  heatmap(s, {
    x: 756,
    y: 52,
    title: "Calls expected tomorrow",
    rows: ["North", "Centre", "Docks"],
    cols: 6,
    columns: ["Early", "Day", "Late"],
    hot: parsePoints("4 1, 5 1"),
    seed: 12,
  });
  return s;
}

export const picture = {
  id: "industries/government/city-operations",
  theme: "light",
  title: "A crossing with traffic, crews and a forecast by district",
  draw,
};
