import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { path, rect } from "../../engine/svg.mjs";
import { steppedTower } from "../../props/buildings/city-blocks.mjs";
import { waterTank } from "../../props/buildings/roof-equipment.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { boat } from "../../props/outdoors/water.mjs";
import { car } from "../../props/vehicles/cars.mjs";
import { water } from "./water.mjs";

/** A hanging bridge along y from y0 on, with two stone towers. */
function bridge(s, x, y0, y1, towers) {
  const [w, deck, top] = [1.7, 1.05, 4.6];
  s.box(x, y0, deck - 0.18, w, y1 - y0, 0.2, {
    color: "mid",
    shadow: false,
    top: (a) =>
      Array.from({ length: 24 }, (_, i) =>
        rect(a / 2 - 0.04, 0.3 + i * 0.62, 0.08, 0.32, palette.amber, { opacity: 0.8 }),
      ).join(""),
  });
  for (const y of towers) {
    const arch = (fw, fh) =>
      [0.2, 0.56]
        .map((u) =>
          path(
            `M${fw * u} ${fh}V${fh * 0.3}` +
              `Q${fw * (u + 0.12)} ${fh * 0.08} ${fw * (u + 0.24)} ${fh * 0.3}V${fh}Z`,
            { fill: palette.steel920 },
          ),
        )
        .join("");
    s.box(x - 0.25, y, 0, w + 0.5, 0.55, deck - 0.18, { color: "sand" });
    s.box(x - 0.25, y, deck + 0.02, w + 0.5, 0.55, top - deck, { color: "sand", left: arch, shadow: false });
    s.box(x - 0.35, y - 0.1, top + 0.02, w + 0.7, 0.75, 0.22, { color: "sand", shadow: false });
  }
  // Cables and hangers on the side towards the viewer are drawn above everything.
  const cable = (ya, yb, za, zb, sag) => {
    const points = Array.from({ length: 17 }, (_, i) => {
      const u = i / 16;
      return [x + w, ya + (yb - ya) * u, za + (zb - za) * u - Math.sin(Math.PI * u) * sag];
    });
    s.path(points, { color: palette.steel230, w: 3, layer: "over", glow: false });
    for (const q of points.slice(1, -1))
      s.path([q, [q[0], q[1], deck]], { color: palette.steel410, w: 1.4, layer: "over", glow: false });
  };
  const [a, b] = towers;
  cable(y0, a + 0.3, deck + 0.1, top, 0.5);
  cable(a + 0.3, b + 0.3, top, top, 2.5);
  cable(b + 0.3, y1, top, deck + 0.1, 0.5);
}

/** An iron stair in zigzag with its landings, on the left face of a house whose front is at `y`. */
function fireEscape(s, x, y, floors, { w = 1.3, step = 0.62 } = {}) {
  const iron = { color: "dark", shadow: false };
  s.group(() => {
    for (let i = 0; i < floors; i++) {
      const z = 0.5 + i * step;
      s.box(x, y, z, w, 0.3, 0.07, iron);
      s.box(x, y + 0.26, z + 0.2, w, 0.04, 0.05, { ...iron, color: "coral" });
      const [a, b] = i % 2 ? [w - 0.15, 0.15] : [0.15, w - 0.15];
      if (i + 1 < floors)
        s.beam([x + a, y + 0.2, z + 0.07], [x + b, y + 0.2, z + step], 0.08, { color: "coral" });
    }
  }, [x, y, 0.5, x + w, y + 0.3, 0.5 + floors * step]);
}

function draw(theme) {
  const s = new Scene({ theme, scale: 40, focus: [1.4, 1.6, 3], at: [0.5, 0.64], seed: 12 });
  s.ground();
  water(s, -14, 5.4, 34, 12, 150);
  s.plate(-14, 4.4, 34, 1, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.plate(-14, 2.9, 34, 1.3, s.theme.road);
  s.path(parsePoints("-12 3.55, 16 3.55"), { color: s.theme.amber, w: 2, dash: "8 12", glow: false });
  s.plate(-14, -1.6, 34, 1, s.theme.road);
  // Back row: the tall ones, set back as they rise.
  steppedTower(s, -5.4, -5.4, 3.2, 3.2, parsePoints("0 4.4, 0.45 2.6, 0.9 1.4"), { seed: 3 });
  steppedTower(s, -1.4, -5.6, 3.4, 3.4, parsePoints("0 4.6, 0.4 3, 0.8 2.2, 1.2 1.1"), {
    color: "dark",
    seed: 9,
    spire: 2.6,
    lit: 0.3,
  });
  steppedTower(s, 2.8, -5.2, 2.8, 3, parsePoints("0 6.6, 0.5 1.2"), { color: "mid", seed: 15 });
  steppedTower(s, 6.4, -5.4, 3.2, 3.2, parsePoints("0 3.6, 0.5 2.8, 1 1.6"), {
    color: "stone",
    seed: 22,
    spire: 1.4,
  });
  steppedTower(s, 10.4, -5, 2.6, 2.8, [[0, 4.6]], { color: "dark", seed: 29 });
  // Front row: our floor, and lower houses with water tanks.
  steppedTower(s, -6, -0.3, 2.8, 2.6, [[0, 2.6]], { color: "sand", seed: 31, lit: 0.3 });
  waterTank(s, -4.9, 0.8, 2.6, { r: 0.55 });
  steppedTower(s, -2.5, -0.4, 3, 2.8, parsePoints("0 3.6, 0.35 2.2, 0.7 1"), {
    color: "stone",
    seed: 37,
    officeTier: 1,
    office: 0.4,
    lit: 0.16,
  });
  steppedTower(s, 1.2, -0.3, 2.6, 2.6, [[0, 2.1]], { color: "mid", seed: 41 });
  waterTank(s, 2, 0.5, 2.1, { r: 0.5 });
  steppedTower(s, 4.4, -0.4, 3, 2.8, parsePoints("0 3, 0.5 1.2"), { color: "sand", seed: 43, lit: 0.26 });
  waterTank(s, 5.9, 1, 4.2, { r: 0.5 });
  steppedTower(s, 8.1, -0.4, 2.8, 2.7, [[0, 1.8]], { color: "stone", seed: 47 });
  waterTank(s, 9.3, 0.8, 1.8, { r: 0.5 });
  fireEscape(s, -5.3, 2.3, 3);
  fireEscape(s, 1.7, 2.3, 3);
  fireEscape(s, 5.2, 2.4, 4);
  car(s, -3, 3.2, { color: "amber" });
  car(s, 2.6, 3.2, { color: "amber" });
  car(s, 7.4, 3.2, { color: "pale" });
  for (let x = 0.2; x < 11; x += 1.7) tree(s, x, 4.9, { h: 1.1, r: 0.38 });
  bridge(s, -3.6, 4.4, 16, [6.2, 10.8]);
  boat(s, 1.4, 6.4, { sail: true });
  boat(s, 0.6, 8.8, { color: "coral" });
  return s;
}

export const picture = {
  id: "offices/new-york",
  theme: "dark",
  title: "High-rises by the water with a bridge",
  draw,
};
