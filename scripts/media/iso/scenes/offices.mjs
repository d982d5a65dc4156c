/** The three offices: a city block each, with one lit floor in coral. No landmark is copied. */
import { coords } from "../engine/coords.mjs";
import { Scene } from "../engine/scene.mjs";
import { path, rect } from "../engine/svg.mjs";
import { car } from "../props/cars.mjs";
import { cityBlock, stepped } from "../props/city-blocks.mjs";
import { windows } from "../props/faces.mjs";
import { palm, tree } from "../props/planting.mjs";
import { arcade, pavilion } from "../props/ring-buildings.mjs";
import { waterTank } from "../props/roof-tops.mjs";
import { boat } from "../props/water.mjs";

/** Water: a plate with short lines of light on it. */
function water(s, x, y, dx, dy, count = 60) {
  s.plate(x, y, dx, dy, "#0D3540", { stroke: s.t.line, sw: 1 });
  for (let i = 0; i < count; i++) {
    const [u, v] = [x + s.rnd() * (dx - 1.2), y + 0.2 + s.rnd() * (dy - 0.4)];
    const len = 0.4 + s.rnd() * 0.8;
    s.path(
      [
        [u, v],
        [u + len, v],
      ],
      { color: s.rnd() < 0.3 ? s.t.teal : "#2F6F7D", w: 2, glow: false, op: 0.7 },
    );
  }
}

/** A hanging bridge along y from y0 on, with two stone towers. */
function bridge(s, x, y0, y1, towers) {
  const [w, deck, top] = [1.7, 1.05, 4.6];
  s.box(x, y0, deck - 0.18, w, y1 - y0, 0.2, {
    color: "mid",
    shadow: false,
    top: (a) =>
      Array.from({ length: 24 }, (_, i) =>
        rect(a / 2 - 0.04, 0.3 + i * 0.62, 0.08, 0.32, "#FFC27A", { op: 0.8 }),
      ).join(""),
  });
  for (const y of towers) {
    const arch = (fw, fh) =>
      [0.2, 0.56]
        .map((u) =>
          path(
            `M${fw * u} ${fh}V${fh * 0.3}Q${fw * (u + 0.12)} ${fh * 0.08} ${fw * (u + 0.24)} ${fh * 0.3}V${fh}Z`,
            { fill: "#071620" },
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
    s.path(points, { color: "#B9CBCE", w: 3, layer: "over", glow: false });
    for (const q of points.slice(1, -1))
      s.path([q, [q[0], q[1], deck]], { color: "#86A0A6", w: 1.4, layer: "over", glow: false });
  };
  const [a, b] = towers;
  cable(y0, a + 0.3, deck + 0.1, top, 0.5);
  cable(a + 0.3, b + 0.3, top, top, 2.5);
  cable(b + 0.3, y1, top, deck + 0.1, 0.5);
}

function newYork(theme) {
  const s = new Scene({ theme, scale: 40, focus: [1.4, 1.6, 3], at: [0.5, 0.64], seed: 12 });
  s.ground();
  water(s, -14, 5.4, 34, 12, 150);
  s.plate(-14, 4.4, 34, 1, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.plate(-14, 2.9, 34, 1.3, s.t.road);
  s.path(coords("-12 3.55, 16 3.55"), { color: s.t.amber, w: 2, dash: "8 12", glow: false });
  s.plate(-14, -1.6, 34, 1, s.t.road);
  // Back row: the tall ones, set back as they rise.
  stepped(s, -5.4, -5.4, 3.2, 3.2, coords("0 4.4, 0.45 2.6, 0.9 1.4"), { seed: 3 });
  stepped(s, -1.4, -5.6, 3.4, 3.4, coords("0 4.6, 0.4 3, 0.8 2.2, 1.2 1.1"), {
    color: "dark",
    seed: 9,
    spire: 2.6,
    lit: 0.3,
  });
  stepped(s, 2.8, -5.2, 2.8, 3, coords("0 6.6, 0.5 1.2"), { color: "mid", seed: 15 });
  stepped(s, 6.4, -5.4, 3.2, 3.2, coords("0 3.6, 0.5 2.8, 1 1.6"), { color: "stone", seed: 22, spire: 1.4 });
  stepped(s, 10.4, -5, 2.6, 2.8, [[0, 4.6]], { color: "dark", seed: 29 });
  // Front row: our floor, and lower houses with water tanks.
  stepped(s, -6, -0.3, 2.8, 2.6, [[0, 2.6]], { color: "sand", seed: 31, lit: 0.3 });
  waterTank(s, -4.9, 0.8, 2.6, { r: 0.55 });
  stepped(s, -2.5, -0.4, 3, 2.8, coords("0 3.6, 0.35 2.2, 0.7 1"), {
    color: "stone",
    seed: 37,
    officeTier: 1,
    office: 0.4,
    lit: 0.16,
  });
  stepped(s, 1.2, -0.3, 2.6, 2.6, [[0, 2.1]], { color: "mid", seed: 41 });
  waterTank(s, 2, 0.5, 2.1, { r: 0.5 });
  stepped(s, 4.4, -0.4, 3, 2.8, coords("0 3, 0.5 1.2"), { color: "sand", seed: 43, lit: 0.26 });
  waterTank(s, 5.9, 1, 4.2, { r: 0.5 });
  stepped(s, 8.1, -0.4, 2.8, 2.7, [[0, 1.8]], { color: "stone", seed: 47 });
  waterTank(s, 9.3, 0.8, 1.8, { r: 0.5 });
  car(s, -3, 3.2, { color: "amber" });
  car(s, 2.6, 3.2, { color: "amber" });
  car(s, 7.4, 3.2, { color: "pale" });
  for (let x = 0.2; x < 11; x += 1.7) tree(s, x, 4.9, { h: 1.1, r: 0.38 });
  bridge(s, -3.6, 4.4, 16, [6.2, 10.8]);
  boat(s, 1.4, 6.4, { sail: true });
  boat(s, 0.6, 8.8, { color: "coral" });
  return s;
}

function dubai(theme) {
  const s = new Scene({ theme, scale: 41, focus: [1.4, 1.2, 4], at: [0.5, 0.635], seed: 5 });
  s.ground();
  s.plate(-14, -8, 32, 12, "#16313A");
  s.plate(-14, 3.2, 32, 0.9, "#7C6D54", { op: 0.8 });
  water(s, -14, 4.1, 32, 3, 80);
  s.plate(-14, 7.1, 32, 6, "#7C6D54", { op: 0.5 });
  // The very tall one: a bundle that thins out to a needle.
  s.shadow(-1.6, -3.4, 3.6, 3.6, 6);
  s.group(() => {
    const tube = (x, y, w, z, h, seed) =>
      cityBlock(s, x, y, z, w, w, h, { color: "glass", seed, lit: 0.34, density: 2.6, rise: 2.1 });
    tube(-1.7, -2.2, 1.2, 0, 7.4, 61);
    tube(-0.5, -3.4, 1.2, 0, 8.6, 62);
    tube(-0.5, -2.2, 1.3, 0, 10.6, 63);
    tube(-0.34, -2.04, 0.95, 10.6, 1.6, 66);
    tube(-0.18, -1.88, 0.62, 12.2, 1, 67);
    s.lathe(0.13, -1.57, 13.2, coords("0.18 0, 0.1 0.7, 0.03 2.4"), { color: "pale", shadow: false });
    tube(0.8, -2.1, 1.2, 0, 6.2, 64);
    tube(-0.4, -0.9, 1.2, 0, 4.8, 65);
  }, [-1.7, -3.4, 0, 2, 0.3, 15.6]);
  // Slender neighbours.
  stepped(s, -7.6, -4.6, 1.8, 1.8, [[0, 7]], { color: "dark", seed: 3, rise: 2 });
  stepped(s, -5, -3, 2, 1.9, coords("0 4.6, 0.4 1.2"), { seed: 8, rise: 2, spire: 1.6 });
  stepped(s, -8.4, -1, 2, 1.8, [[0, 4]], { color: "mid", seed: 14, rise: 2 });
  stepped(s, -4.6, 0.2, 2.2, 2, [[0, 2.6]], { color: "sand", seed: 18, rise: 2, lit: 0.3 });
  stepped(s, 4, -4.4, 1.9, 1.9, coords("0 6.6, 0.4 0.8"), { color: "mid", seed: 23, rise: 2, spire: 1.8 });
  stepped(s, 6.9, -4.6, 1.8, 1.9, [[0, 5.2]], { color: "dark", seed: 27, rise: 2 });
  stepped(s, 3.4, -0.6, 2.2, 2.1, [[0, 5]], { seed: 33, rise: 2, officeTier: 0, office: 0.34, lit: 0.14 });
  stepped(s, 6.8, -1, 2, 2, [[0, 3.4]], { color: "sand", seed: 37, rise: 2, lit: 0.3 });
  stepped(s, 9.8, -3, 2, 2, [[0, 4.4]], { seed: 44, rise: 2 });
  s.prism(6.7, -1.1, 3.4, 2.2, 2.2, 1.1, { color: "sand" });
  s.prism(-7.7, -4.7, 7, 2, 2, 1.5, { color: "dark" });
  s.prism(9.7, -3.1, 4.4, 2.2, 2.2, 1.2, { color: "stone", axis: "x" });
  // Palms along the canal, boats on it, a footbridge over it.
  for (let x = -8.6; x < 12; x += 1.9) palm(s, x, 3.6, { h: 1.7, u: 0.95 });
  for (const [x, y] of coords("-4.6 8, -1.8 8.6, 4.4 8, 7.4 8.2, 1 9.4, 2 1.2, -1.2 1.4"))
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

function newDelhi(theme) {
  const s = new Scene({ theme, scale: 47, focus: [0, 0, 0.6], at: [0.5, 0.635], seed: 7 });
  s.ground();
  // Round roads, the park between them.
  const round = (r, fill) => s.marks.push(s.decal("top", 0, 0, 0, `<circle r="${r}" fill="${fill}"/>`));
  round(9.2, "#0A1A22");
  round(8.9, "#102A34");
  round(7.6, "#0A1A22");
  round(4.7, "#0A1A22");
  round(4, "#16584E");
  round(1.9, "#2C5766");
  for (const a of [0, 90, 180, 270])
    s.marks.push(
      s.decal(
        "top",
        0,
        0,
        0,
        `<g transform="rotate(${a})">${rect(-0.35, -9.2, 0.7, 8, "#0A1A22")}${rect(-0.35, -4, 0.7, 2.4, "#2C5766")}</g>`,
      ),
    );
  // Two rings of white colonnades, cut by the roads; one lit floor.
  for (let q = 0; q < 4; q++)
    for (let k = 0; k < 3; k++) {
      const a0 = q * 90 + 7 + k * 25.4;
      const ours = q === 0 && k === 1;
      arcade(s, 0, 0, a0, a0 + 25.4, 5, 6.5, 1.35, { columns: 7, wall: ours ? "#FF6A3D" : "#12303B" });
    }
  // Pavilions where the ring opens to the roads.
  for (const a of [9, 81, 99, 171, 189, 261, 279, 351]) {
    const [x, y] = [Math.cos((a * Math.PI) / 180) * 5.75, Math.sin((a * Math.PI) / 180) * 5.75];
    const r = 0.46;
    s.group(() => {
      s.cylinder(x, y, 1.5, r, 0.3, { color: "pale", shadow: false });
      s.sphere(x, y, 1.8, r * 0.86, { color: "pale", dome: true });
    }, [x - r, y - r, 1.53, x + r, y + r, 2.5]);
  }
  // The stone arch in the park.
  const opening = (w, h) =>
    path(`M${w * 0.28} ${h}V${h * 0.46}A${w * 0.22} ${w * 0.22} 0 0 1 ${w * 0.72} ${h * 0.46}V${h}Z`, {
      fill: "#0B1C24",
    }) + rect(w * 0.08, h * 0.16, w * 0.84, 0.1, "#7C6D54");
  s.box(-1.35, -0.5, 0, 2.7, 1, 3, {
    color: "sand",
    left: opening,
    right: (w, h) =>
      path(`M${w * 0.28} ${h}V${h * 0.62}A${w * 0.22} ${w * 0.22} 0 0 1 ${w * 0.72} ${h * 0.62}V${h}Z`, {
        fill: "#4A3F2B",
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
      left: windows({ cols: 7, rows: 2, seed: 5, lit: 0.4, litFill: "#FFC27A" }),
      right: windows({ cols: 7, rows: 2, seed: 9, lit: 0.4, litFill: "#FFC27A" }),
      shadow: false,
    });
    s.cylinder(-6.3, -6.3, 1.9, 1.5, 0.7, { color: "pale", shadow: false });
    s.sphere(-6.3, -6.3, 2.6, 1.4, { color: "pale", dome: true });
    s.lathe(-6.3, -6.3, 4.2, coords("0.12 0, 0.12 0.3, 0.03 0.9"), { color: "amber", shadow: false });
    for (const [x, y] of coords("-8.1 -4.5, -4.5 -8.1, -4.5 -4.5"))
      pavilion(s, x, y, 1.9, { r: 0.4, h: 0.5 });
  }, [-8.6, -8.6, 0, -4, -4, 5]);
  stepped(s, -2.4, -9.6, 2, 1.8, [[0, 3.4]], { color: "mid", seed: 3 });
  stepped(s, 0.4, -10, 2.2, 2, [[0, 2.2]], { color: "stone", seed: 6 });
  stepped(s, -9.8, -2.2, 1.8, 2, [[0, 3]], { color: "stone", seed: 12 });
  stepped(s, -10, 0.8, 1.9, 2, [[0, 2]], { color: "mid", seed: 17 });
  for (let i = 0; i < 26; i++) {
    const a = (i * 13.8 + 4) * (Math.PI / 180);
    const [x, y] = [Math.cos(a) * 8.25, Math.sin(a) * 8.25];
    if (Math.abs(x) < 0.8 || Math.abs(y) < 0.8 || (x < -3.4 && y < -3.4)) continue;
    tree(s, x, y, { h: 1.15, r: 0.42 });
  }
  car(s, 4.6, -0.36, { color: "amber" });
  return s;
}

export const pictures = [
  { id: "offices/new-york", theme: "ink", title: "High-rises by the water with a bridge", draw: newYork },
  { id: "offices/dubai", theme: "ink", title: "Slender towers, one far taller, by a canal", draw: dubai },
  { id: "offices/new-delhi", theme: "ink", title: "A white colonnaded circle around a park", draw: newDelhi },
];
