import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { bottle, packs, pallet, parcel } from "../../props/logistics/goods.mjs";
import { shelf } from "../../props/logistics/shelf.mjs";
import { person } from "../../props/people.mjs";
import { truck } from "../../props/vehicles/cars.mjs";
import { fillingLine } from "./base.mjs";

function load(s, x, y, layers, { color = "sand", odd } = {}) {
  pallet(s, x, y, { dx: 1.7, dy: 1.4 });
  for (let l = 0; l < layers; l++) {
    for (let i = 0; i < 2; i++) {
      for (let j = 0; j < 2; j++) {
        const hot = odd && l === layers - 1 && i === 1 && j === 1;
        parcel(s, x + 0.02 + i * 0.83, y + 0.02 + j * 0.68, {
          z: 0.22 + l * 0.56,
          dx: 0.81,
          dy: 0.66,
          dz: 0.54,
          color: hot ? odd : color,
        });
      }
    }
  }
  s.shadow(x, y, 1.7, 1.4, layers * 0.56);
}

function draw(theme) {
  const s = fillingLine({ theme, scale: 45, focus: [2.6, 1.4, 1], at: [0.5, 0.48] });
  load(s, 9.8, -0.6, 3);
  load(s, 9.8, 1.3, 2, { odd: "coral" });
  load(s, 12, -0.6, 3);
  s.plate(2.4, 4.8, 8.4, 4.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  shelf(s, 3.4, 5.2, 6, {
    levels: 3,
    gap: 1,
    goods: (sc, level, x0, _x1, y, z) => {
      if (level === 1)
        packs(sc, x0 + 0.15, y + 0.1, z, 11, {
          colors: ["teal", "teal", "amber", "coral", "coral"],
          step: 0.53,
        });
      else
        for (let i = 0; i < 11; i++)
          bottle(sc, x0 + 0.36 + i * 0.53, y + 0.4, {
            z,
            u: 0.8,
            color: level ? "amber" : "teal",
            cap: "coral",
          });
    },
  });
  person(s, 6.2, 7.6, { color: "coral", skin: 1 });
  person(s, 8.4, 7.9, { color: "pale", skin: 3 });
  person(s, 1.2, 2.3, { color: "amber", skin: 2 });
  s.path(parsePoints("9.4 7, 13.6 7, 13.6 2.9, 11.6 2.9"), { color: s.theme.teal, w: 3.4, dash: "2 11" });
  s.path(parsePoints("2.4 6.6, -0.9 6.6, -0.9 1.5"), { color: s.theme.coral, w: 3.4 });
  truck(s, 11.4, -4, { color: "mid", mark: (w, h) => iconAt("milk", w / 2, h / 2, 0.7, palette.white, 1.8) });
  chip(s, {
    x: 812,
    y: 64,
    icon: "refresh-cw",
    label: "From shelf to line",
    sub: "Runs follow what sells",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/fmcg/overview",
  theme: "dark",
  title: "A filling line, pallets and the shelf they end on",
  draw,
};
