import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { cityBlock, steppedTower } from "../../props/buildings/city-blocks.mjs";
import { palm } from "../../props/outdoors/trees.mjs";
import { boat } from "../../props/outdoors/water.mjs";
import { water } from "./water.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 41, focus: [1.4, 1.2, 4], at: [0.5, 0.635], seed: 5 });
  s.ground();
  s.plate(-14, -8, 32, 12, palette.steel842);
  s.plate(-14, 3.2, 32, 0.9, palette.sand590, { opacity: 0.8 });
  water(s, -14, 4.1, 32, 3, 80);
  s.plate(-14, 7.1, 32, 6, palette.sand590, { opacity: 0.5 });
  // The tallest tower: a bundle of tubes that ends in a needle.
  s.shadow(-1.6, -3.4, 3.6, 3.6, 6);
  s.group(() => {
    const tube = (x, y, w, z, h, seed) =>
      cityBlock(s, x, y, z, w, w, h, { color: "glass", seed, lit: 0.34, density: 2.6, rise: 2.1 });
    tube(-1.7, -2.2, 1.2, 0, 7.4, 61);
    tube(-0.5, -3.4, 1.2, 0, 8.6, 62);
    tube(-0.5, -2.2, 1.3, 0, 10.6, 63);
    tube(-0.34, -2.04, 0.95, 10.6, 1.6, 66);
    tube(-0.18, -1.88, 0.62, 12.2, 1, 67);
    s.lathe(0.13, -1.57, 13.2, parsePoints("0.18 0, 0.1 0.7, 0.03 2.4"), { color: "pale", shadow: false });
    tube(0.8, -2.1, 1.2, 0, 6.2, 64);
    tube(-0.4, -0.9, 1.2, 0, 4.8, 65);
  }, [-1.7, -3.4, 0, 2, 0.3, 15.6]);
  steppedTower(s, -7.6, -4.6, 1.8, 1.8, [[0, 7]], { color: "dark", seed: 3, rise: 2 });
  steppedTower(s, -5, -3, 2, 1.9, parsePoints("0 4.6, 0.4 1.2"), { seed: 8, rise: 2, spire: 1.6 });
  steppedTower(s, -8.4, -1, 2, 1.8, [[0, 4]], { color: "mid", seed: 14, rise: 2 });
  steppedTower(s, -4.6, 0.2, 2.2, 2, [[0, 2.6]], { color: "sand", seed: 18, rise: 2, lit: 0.3 });
  steppedTower(s, 4, -4.4, 1.9, 1.9, parsePoints("0 6.6, 0.4 0.8"), {
    color: "mid",
    seed: 23,
    rise: 2,
    spire: 1.8,
  });
  steppedTower(s, 6.9, -4.6, 1.8, 1.9, [[0, 5.2]], { color: "dark", seed: 27, rise: 2 });
  steppedTower(s, 3.4, -0.6, 2.2, 2.1, [[0, 5]], {
    seed: 33,
    rise: 2,
    officeTier: 0,
    office: 0.34,
    lit: 0.14,
  });
  steppedTower(s, 6.8, -1, 2, 2, [[0, 3.4]], { color: "sand", seed: 37, rise: 2, lit: 0.3 });
  steppedTower(s, 9.8, -3, 2, 2, [[0, 4.4]], { seed: 44, rise: 2 });
  s.prism(6.7, -1.1, 3.4, 2.2, 2.2, 1.1, { color: "sand" });
  s.prism(-7.7, -4.7, 7, 2, 2, 1.5, { color: "dark" });
  s.prism(9.7, -3.1, 4.4, 2.2, 2.2, 1.2, { color: "stone", axis: "x" });
  for (let x = -8.6; x < 12; x += 1.9) palm(s, x, 3.6, { h: 1.7, u: 0.95 });
  for (const [x, y] of parsePoints("-4.6 8, -1.8 8.6, 4.4 8, 7.4 8.2, 1 9.4, 2 1.2, -1.2 1.4"))
    palm(s, x, y, { h: 2.1, u: 1.2 });
  s.group(() => {
    const rise = (y) => 0.2 + Math.sin((Math.PI * (y - 3.4)) / 4.2) * 0.85;
    for (let y = 3.4; y < 7.59; y += 0.3)
      s.box(1.2, y, rise(y + 0.15) - 0.16, 1, 0.3, 0.2, { color: "pale", shadow: false, edge: false });
  }, [1.2, 3.9, 0, 2.2, 7.8, 1.1]);
  boat(s, -3.4, 5.2, { sail: true, color: "sand" });
  boat(s, 3, 4.9, { color: "coral" });
  return s;
}

export const picture = {
  id: "offices/dubai",
  theme: "dark",
  title: "Slender towers, one far taller, by a canal",
  draw,
};
