import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { group, path, rect } from "../../engine/svg.mjs";
import { steppedTower } from "../../props/buildings/city-blocks.mjs";
import { colonnade, pavilion } from "../../props/buildings/round-buildings.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { windows } from "../../props/textures/surfaces.mjs";
import { car } from "../../props/vehicles/cars.mjs";

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
    }, [x - r, y - r, 1.53, x + r, y + r, 2.5]);
  }
  const opening = (w, h) =>
    path(`M${w * 0.28} ${h}V${h * 0.46}A${w * 0.22} ${w * 0.22} 0 0 1 ${w * 0.72} ${h * 0.46}V${h}Z`, {
      fill: palette.dark900,
    }) + rect(w * 0.08, h * 0.16, w * 0.84, 0.1, palette.sand590);
  s.box(-1.35, -0.5, 0, 2.7, 1, 3, {
    color: "sand",
    left: opening,
    right: (w, h) =>
      path(`M${w * 0.28} ${h}V${h * 0.62}A${w * 0.22} ${w * 0.22} 0 0 1 ${w * 0.72} ${h * 0.62}V${h}Z`, {
        fill: palette.brown771,
      }),
  });
  s.box(-1.5, -0.65, 3, 3, 1.3, 0.3, { color: "sand", shadow: false });
  s.box(-0.9, -0.4, 3.3, 1.8, 0.8, 0.36, { color: "sand", shadow: false });
  s.sphere(0, 0, 3.66, 0.42, { color: "sand", dome: true });
  for (let i = 0; i < 18; i++) {
    const a = (i * 20 + 10) * (Math.PI / 180);
    if (i % 9 === 4 || i % 9 === 0) continue;
    const r = i % 2 ? 3.4 : 2.8;
    tree(s, Math.cos(a) * r, Math.sin(a) * r, { h: 1.2, r: 0.42 });
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
    tree(s, x, y, { h: 1.15, r: 0.42 });
  }
  car(s, 4.6, -0.36, { color: "amber" });
  return s;
}

export const picture = {
  id: "offices/new-delhi",
  theme: "dark",
  title: "A white colonnaded circle around a park",
  draw,
};
