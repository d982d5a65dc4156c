import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { cityBlock, steppedTower } from "../../props/buildings/city-blocks.mjs";
import { palm } from "../../props/outdoors/trees.mjs";
import { abra, dhow, windTowerHouse } from "./creek.mjs";
import { water } from "./water.mjs";

/** The tallest tower: a bundle of tubes that ends in a needle. */
function needle(s, x, y) {
  s.shadow(x, y, 3, 3, 6);
  s.group(() => {
    const tube = (dx, dy, w, z, h, seed) =>
      cityBlock(s, x + dx, y + dy, z, w, w, h, { color: "glass", seed, lit: 0.34, density: 2.6, rise: 2.1 });
    tube(0, 1.2, 1.2, 0, 5.2, 61);
    tube(1.2, 0, 1.2, 0, 6.4, 62);
    tube(1.2, 1.2, 1.3, 0, 7.6, 63);
    tube(1.36, 1.36, 0.95, 7.6, 1.4, 66);
    tube(1.52, 1.52, 0.62, 9, 0.9, 67);
    s.lathe(x + 1.83, y + 1.83, 9.9, parsePoints("0.18 0, 0.1 0.4, 0.03 1.1"), {
      color: "pale",
      shadow: false,
    });
    tube(2.5, 1.3, 1.2, 0, 4.2, 64);
    tube(1.3, 2.5, 1.2, 0, 3, 65);
  }, [x, y, 0, x + 3.7, y + 3.7, 11]);
}

function draw(theme) {
  const s = new Scene({ theme, scale: 43, focus: [0.6, 2.2, 3.2], at: [0.5, 0.63], seed: 5 });
  s.ground();
  s.plate(-26, -24, 50, 28.1, palette.brown730, { opacity: 0.55 });
  water(s, -16, 4.1, 36, 3.4, 80);
  s.plate(-16, 7.5, 36, 9, palette.brown730, { opacity: 0.55 });
  needle(s, -6, -4.8);
  steppedTower(s, -0.6, -6.4, 1.3, 1.3, [[0, 5]], { color: "mid", seed: 23, rise: 2, spire: 1.4 });
  steppedTower(s, 3.4, -4.6, 1.4, 1.4, parsePoints("0 3.8, 0.3 0.9"), { seed: 44, rise: 2 });
  steppedTower(s, 7, -3.6, 1.5, 1.5, [[0, 3]], { color: "dark", seed: 31, rise: 2 });
  // The old quarter on the far bank.
  windTowerHouse(s, -11.4, -3, 2.3, 2.2, 1.1, { tower: 1.5 });
  windTowerHouse(s, -14, -1.6, 2.2, 2, 1);
  windTowerHouse(s, -8.2, -3.2, 2, 1.9, 1.3);
  windTowerHouse(s, -7.6, 0.6, 2.6, 2.2, 1.5, { tower: 1.7 });
  windTowerHouse(s, -10.6, 1, 2.4, 2, 1.2);
  windTowerHouse(s, -4.6, 1.2, 2, 1.9, 1.1);
  windTowerHouse(s, -2.2, 0.4, 2.7, 2.6, 1.4, { tower: 2.1, at: [1.4, 0.3] });
  windTowerHouse(s, 1, 1, 2.1, 2, 1.8, { tower: 1.6, color: "pale" });
  windTowerHouse(s, 3.6, 0.5, 2.6, 2.5, 1.2, { tower: 1.9, at: [0.3, 0.3] });
  windTowerHouse(s, 6.8, 1.2, 2.2, 1.9, 1.5);
  windTowerHouse(s, 9.4, 0.4, 2.4, 2.4, 1.2, { tower: 1.8 });
  for (const x of [-5.2, -2.7, 0.7, 3.2, 6.4]) palm(s, x, 3.7, { h: 1.5, u: 0.8 });
  dhow(s, -2.6, 5.2);
  abra(s, 3.2, 5);
  abra(s, -6.2, 6);
  windTowerHouse(s, -3.4, 8.2, 2.6, 2.4, 1.3, { tower: 1.8, at: [1.3, 0.2] });
  windTowerHouse(s, 0.2, 8.5, 2.3, 2.2, 1);
  for (const [x, y] of parsePoints("-4.4 8.2, 3.2 8.2, 5.2 8.4, 7.4 8.1, 4.2 9.6"))
    palm(s, x, y, { h: 2, u: 1.1 });
  return s;
}

export const picture = {
  id: "offices/dubai",
  theme: "dark",
  title: "Old houses with wind towers on a creek with a dhow, and one needle of a tower behind",
  draw,
};
