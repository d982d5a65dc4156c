import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { person } from "../../props/people.mjs";
import { cog } from "../../props/shapes/discs.mjs";
import { cutout } from "../../props/shapes/slabs.mjs";
import { centredText, ribs, windows } from "../../props/textures/surfaces.mjs";
import { prototype } from "./prototype.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 54, focus: [7.7, 0.6, 1.1], at: [0.455, 0.545], seed: 44 });
  s.ground();
  const step = 4.3;
  const tops = [0.3, 0.55, 0.8, 1.05];
  s.path(parsePoints("-5 1.6, 19 1.6"), { color: s.theme.coral, w: 5 });
  tops.forEach((h, i) => {
    s.box(i * step, 0, 0, 3.3, 3.3, h - 0.12, {
      color: "dark",
      left: i === 3 ? centredText("Your keys", { size: 0.5, fill: s.theme.coralText }) : undefined,
    });
    s.box(i * step, 0, h - 0.12, 3.3, 3.3, 0.12, { color: i === 3 ? "coral" : "mid", shadow: false });
  });
  // First platform: a target with an arrow in it.
  const rings = [
    [palette.mist, 1.3],
    [palette.coral, 1.02],
    [palette.mist, 0.72],
    [palette.coral, 0.4],
  ];
  s.box(1.3, 1.3, tops[0], 0.5, 0.7, 0.5, { color: "black", shadow: false });
  cutout(s, 0.3, 1.5, tops[0] + 0.4, 2.6, 2.6, {
    depth: 0.3,
    color: "pale",
    shape: (f) => circle(1.3, 1.3, 1.3, f),
    paint: () => rings.map(([c, r]) => circle(1.3, 1.3, r, c)).join(""),
  });
  s.beam([1.6, 1.85, 2], [2.3, 3.3, 2.35], 0.1, { color: "amber", bounds: [1.5, 1.82, 1.9, 2.4, 3.3, 2.4] });
  prototype(s, step, tops[1]);
  // Third platform: the running machine.
  const m = step * 2;
  s.box(m + 0.4, 0.5, tops[2], 2.4, 1.4, 2.3, {
    color: "teal",
    shadow: false,
    right: ribs(6, 0.3),
    left: (w, h) =>
      rect(w * 0.6, h * 0.1, w * 0.3, h * 0.16, palette.steel920, { rx: 0.05 }) +
      circle(w * 0.68, h * 0.18, 0.08, s.theme.coral) +
      circle(w * 0.8, h * 0.18, 0.08, palette.teal050),
  });
  for (const [gx, gz, r, teeth, color] of [
    [0.45, 0.9, 0.62, 10, "pale"],
    [1.5, 0.3, 0.5, 8, "coral"],
  ])
    cutout(s, m + gx, 1.92, tops[2] + gz, r * 2, r * 2, {
      depth: 0.2,
      color,
      shadow: false,
      shape: (f) => cog(r, teeth, f),
      paint: () => circle(r, r, r * 0.3, palette.dark900),
    });
  s.lathe(
    m + 0.9,
    0.9,
    tops[2] + 2.3,
    [
      [0.2, 0],
      [0.2, 0.7, "coral"],
      [0.24, 0.7],
      [0.24, 0.86],
    ],
    { color: "pale", shadow: false },
  );
  person(s, step * 3 + 3.9, 1, { color: "teal", skin: 2, pose: "waits" });
  // Fourth platform: the key, with the client's house behind.
  const k = step * 3;
  const key = (f) =>
    path(
      "M.95 0A.95 .95 0 1 0 1.82 1.33H2.1V1.9H2.55V1.33H2.8V1.75H3.2V.57H1.82A.95 .95 0 0 0 .95 0" +
        "ZM.95 .55A.4 .4 0 1 1 .95 1.35A.4 .4 0 0 1 .95 .55Z",
      { fill: f },
    );
  s.box(k + 0.9, 1.5, tops[3], 1.4, 0.8, 0.3, { color: "black", shadow: false });
  cutout(s, k - 0.05, 1.7, tops[3] + 0.3, 3.2, 1.9, {
    depth: 0.36,
    color: "amber",
    shape: key,
    shadow: false,
  });
  s.box(k - 0.6, -4.6, 0, 3.6, 2.8, 5.2, {
    color: "stone",
    left: (w, h) =>
      windows({ cols: 5, rows: 5, lit: 0.3, seed: 6 })(w, h * 0.6, s) +
      rect(w * 0.38, h * 0.62, w * 0.24, h * 0.38, palette.amber),
    right: windows({ cols: 4, rows: 6, lit: 0.25, seed: 9 }),
  });
  s.path(
    [
      [k + 1.2, 0],
      [k + 1.2, -1.8],
    ],
    { color: s.theme.amber, w: 4 },
  );
  chip(s, { x: 60, y: 744, icon: "target", label: "One agreed measure", sub: "From the first day" });
  return s;
}

export const picture = {
  id: "services/outcome/card",
  theme: "dark",
  title: "Target, prototype, running machine and a key handed over",
  draw,
};
