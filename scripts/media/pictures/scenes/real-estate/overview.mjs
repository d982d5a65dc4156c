import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { flatTower } from "../../props/buildings/flat-tower.mjs";
import { bench } from "../../props/outdoors/street.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { car } from "../../props/vehicles/cars.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 45, focus: [3.4, 3.4, 2.8], at: [0.49, 0.55], seed: 2 });
  s.ground();
  s.plate(-5, 9.4, 22, 2.4, s.theme.road);
  s.plate(-4, -4, 14, 13, s.theme.floor, { stroke: s.theme.line });
  flatTower(s, -2.6, -3, 3.2, 3.2, 5.4, { color: "stone", rows: 8, seed: 3 });
  flatTower(s, 1.4, -1.2, 4, 4, 8.2, { color: "mid", cols: 5, rows: 11, lit: 0.4, seed: 7 });
  flatTower(s, 6.6, -3, 3, 3, 4.6, { color: "dark", rows: 7, seed: 11 });
  flatTower(s, -3.4, 3, 2.8, 2.8, 3.4, { color: "pale", rows: 5, cols: 3, seed: 5, roof: false });
  s.lathe(
    2.4,
    6.8,
    0,
    [
      [1.2, 0, "pale"],
      [1.2, 0.26],
      [1.04, 0.26, "teal"],
      [1.04, 0.2],
    ],
    { color: "teal" },
  );
  for (const [x, y] of parsePoints("0 5, 5.2 4.8, 6.4 7.6, -0.4 8")) tree(s, x, y);
  bench(s, 3.6, 8.3);
  person(s, 4.4, 5.6, { color: "coral", size: 0.9 });
  person(s, 1, 7.8, { color: "amber", skin: 2, size: 0.9 });
  car(s, -2.4, 10.2, { color: "coral" });
  car(s, 3, 10.2, { color: "pale" });
  s.path(parsePoints("3.4 3, 3.4 5.2"), { color: s.theme.coral, w: 4, dash: "1 9" });
  chip(s, {
    x: 56,
    y: 60,
    icon: "building-2",
    label: "Figures sourced",
    sub: "Lease, meter, sale",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/real-estate/overview",
  theme: "dark",
  title: "A tower with lit windows and its square",
  draw,
};
