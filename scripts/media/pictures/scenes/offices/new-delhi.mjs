import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, rect } from "../../engine/svg.mjs";
import { steppedTower } from "../../props/buildings/city-blocks.mjs";
import { colonnade, pavilion } from "../../props/buildings/round-buildings.mjs";
import { slab } from "../../props/shapes/slabs.mjs";
import { windows } from "../../props/textures/surfaces.mjs";
import { car } from "../../props/vehicles/cars.mjs";

/** A neem: a short trunk under a broad, loose crown. */
function neem(s, x, y) {
  s.group(() => {
    s.lathe(x, y, 0, parsePoints("0.09 0, 0.07 0.6"), { color: "sand", shadow: false });
    for (const [dx, dy, z, r] of parsePoints(
      "-0.2 -0.16 0.86 0.3, 0.24 -0.1 0.84 0.28, 0 0.14 0.8 0.32, 0 0 1.08 0.3",
    ))
      s.sphere(x + dx, y + dy, z, r, { color: "leaf" });
  }, [x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, 1.4]);
  s.roundShadow(x, y, 0.4, 0.8);
}

/** The tall flag in the middle of the park. */
function flagMast(s) {
  const wheel =
    circle(1.05, 0.7, 0.17, undefined, { stroke: palette.irisDeep, strokeWidth: 0.045 }) +
    circle(1.05, 0.7, 0.05, palette.irisDeep);
  const stripes = (w, h) =>
    [palette.amber390, palette.white, palette.teal711]
      .map((c, i) => rect(0, (h * i) / 3, w, h / 3, c))
      .join("") + wheel;
  s.cylinder(0, 0, 0, 0.8, 0.22, { color: "pale" });
  s.lathe(0, 0, 0.22, parsePoints("0.1 0, 0.05 5"), { color: "pale", shadow: false });
  slab(s, 0.07, -0.02, 2.1, 1.4, { z: 3.7, t: 0.05, paint: stripes, shadow: false });
}

/** A three-wheeled taxi that drives towards +x: green below, yellow hood. */
function autoRickshaw(s, x, y) {
  const wheel = (list) => (_w, h) => list.map((u) => circle(u, h, 0.12, palette.steel940)).join("");
  s.group(() => {
    s.box(x, y, 0.12, 0.95, 0.6, 0.28, { color: "leaf", shadow: false, left: wheel([0.22, 0.8]) });
    s.box(x + 0.06, y + 0.03, 0.4, 0.62, 0.54, 0.38, {
      color: "amber",
      shadow: false,
      left: (w, h) => rect(w * 0.3, h * 0.24, w * 0.6, h * 0.6, palette.dark900, { rx: 0.04 }),
      right: (w, h) => rect(w * 0.1, h * 0.12, w * 0.8, h * 0.6, palette.dark900, { opacity: 0.8 }),
    });
  }, [x, y, 0, x + 0.95, y + 0.6, 0.8]);
  s.shadow(x, y, 0.95, 0.6, 0.5);
}

function draw(theme) {
  const s = new Scene({ theme, scale: 47, focus: [0, 0, 0.6], at: [0.5, 0.635], seed: 7 });
  s.ground();
  const round = (r, fill) => s.groundLines.push(s.decal("top", 0, 0, 0, `<circle r="${r}" fill="${fill}"/>`));
  round(9.2, palette.steel910);
  round(8.9, palette.steel870);
  round(7.6, palette.steel910);
  round(4.7, palette.steel910);
  round(4, palette.teal781);
  round(1.9, palette.steel710);
  for (const a of [0, 90, 180, 270])
    s.groundLines.push(
      s.decal(
        "top",
        0,
        0,
        0,
        group(
          rect(-0.35, -9.2, 0.7, 8, palette.steel910) + rect(-0.35, -4, 0.7, 2.4, palette.steel710),
          `rotate(${a})`,
        ),
      ),
    );
  for (let q = 0; q < 4; q++)
    for (let k = 0; k < 3; k++) {
      const a0 = q * 90 + 7 + k * 25.4;
      const ours = q === 0 && k === 1;
      colonnade(s, 0, 0, a0, a0 + 25.4, 5, 6.5, 1.35, {
        columns: 7,
        wall: ours ? palette.coral : palette.dark800,
      });
    }
  for (const a of [9, 81, 99, 171, 189, 261, 279, 351]) {
    const [x, y] = [Math.cos((a * Math.PI) / 180) * 5.75, Math.sin((a * Math.PI) / 180) * 5.75];
    const r = 0.46;
    s.group(() => {
      s.cylinder(x, y, 1.5, r, 0.3, { color: "pale", shadow: false });
      s.sphere(x, y, 1.8, r * 0.86, { color: "pale", dome: true });
    }, [x - r, y - r, 1.6, x + r, y + r, 2.5]);
  }
  flagMast(s);
  for (let i = 0; i < 18; i++) {
    const a = (i * 20 + 10) * (Math.PI / 180);
    if (i % 9 === 4 || i % 9 === 0) continue;
    const r = i % 2 ? 3.4 : 2.8;
    neem(s, Math.cos(a) * r, Math.sin(a) * r);
  }
  // Behind: a domed hall among taller blocks.
  s.shadow(-8.6, -8.6, 4.6, 4.6, 3);
  s.group(() => {
    s.box(-8.6, -8.6, 0, 4.6, 4.6, 1.9, {
      color: "sand",
      left: windows({ cols: 7, rows: 2, seed: 5, lit: 0.4, litFill: palette.amber }),
      right: windows({ cols: 7, rows: 2, seed: 9, lit: 0.4, litFill: palette.amber }),
      shadow: false,
    });
    s.cylinder(-6.3, -6.3, 1.9, 1.5, 0.7, { color: "pale", shadow: false });
    s.sphere(-6.3, -6.3, 2.6, 1.4, { color: "pale", dome: true });
    s.lathe(-6.3, -6.3, 4.2, parsePoints("0.12 0, 0.12 0.3, 0.03 0.9"), { color: "amber", shadow: false });
    for (const [x, y] of parsePoints("-8.1 -4.5, -4.5 -8.1, -4.5 -4.5"))
      pavilion(s, x, y, 1.9, { r: 0.4, h: 0.5 });
  }, [-8.6, -8.6, 0, -4, -4, 5]);
  steppedTower(s, -2.4, -9.6, 2, 1.8, [[0, 3.4]], { color: "mid", seed: 3 });
  steppedTower(s, 0.4, -10, 2.2, 2, [[0, 2.2]], { color: "stone", seed: 6 });
  steppedTower(s, -9.8, -2.2, 1.8, 2, [[0, 3]], { color: "stone", seed: 12 });
  steppedTower(s, -10, 0.8, 1.9, 2, [[0, 2]], { color: "mid", seed: 17 });
  for (let i = 0; i < 26; i++) {
    const a = (i * 13.8 + 4) * (Math.PI / 180);
    const [x, y] = [Math.cos(a) * 8.25, Math.sin(a) * 8.25];
    if (Math.abs(x) < 0.8 || Math.abs(y) < 0.8 || (x < -3.4 && y < -3.4)) continue;
    neem(s, x, y);
  }
  for (const [x, y] of parsePoints("-0.3 7.1, 2.6 6.6, 7.2 0.6")) autoRickshaw(s, x, y);
  car(s, -3.4, 6.5, { color: "pale" });
  return s;
}

export const picture = {
  id: "offices/new-delhi",
  theme: "dark",
  title: "A white colonnaded circle around a park with a flag",
  draw,
};
