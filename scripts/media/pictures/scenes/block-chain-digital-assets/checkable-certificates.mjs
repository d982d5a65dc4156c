import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { phone } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { cutout } from "../../props/shapes/slabs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 61, focus: [1.8, 0.6, 2.2], at: [0.49, 0.5], seed: 8 });
  s.ground();
  // The building site, with its hoarding.
  s.plate(-4.4, -5.4, 9, 4.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.shadow(-3.6, -4.6, 5.4, 2.6, 3);
  for (const z of [0, 1.8]) {
    for (const x of [-3.6, -1.2, 1.2])
      for (const y of [-4.6, -2.6]) s.box(x, y, z, 0.26, 0.26, 1.6, { color: "coral", shadow: false });
    s.box(-3.8, -4.8, z + 1.6, 5.5, 2.7, 0.2, { color: "stone", shadow: false });
  }
  for (const x of [-4.4, -2.9, -1.4, 0.1])
    s.box(x, -0.8, 0, 1.46, 0.12, 1.5, {
      color: "teal",
      left: (w, h) => rect(0, h * 0.72, w, h * 0.1, palette.white, { opacity: 0.7 }),
    });
  for (const x of [4.6, 6.1])
    s.box(x, -0.8, 0, 1.46, 0.12, 1.5, {
      color: "teal",
      left: (w, h) => rect(0, h * 0.72, w, h * 0.1, palette.white, { opacity: 0.7 }),
    });
  // The turnstile, with a green lamp.
  s.box(1.7, -1.2, 0, 0.8, 2.2, 1.4, {
    color: "dark",
    left: (w, h) =>
      rect(w * 0.16, h * 0.12, w * 0.68, h * 0.26, palette.teal711, { rx: 0.06 }) +
      iconAt("check", w / 2, h * 0.25, 0.36, palette.white, 3),
    right: (w, h) => iconAt("scan-line", w * 0.3, h * 0.3, 0.7, palette.teal360, 2),
  });
  s.box(4, -1.2, 0, 0.7, 2.2, 1, {
    color: "dark",
    left: (w, h) => rect(w * 0.16, h * 0.12, w * 0.68, h * 0.26, palette.teal360, { rx: 0.06 }),
  });
  s.group(() => {
    s.beam([2.6, -0.1, 1.05], [3.1, 0.5, 0.45], 0.15, { color: "pale" });
    s.beam([2.6, -0.1, 1.05], [3.95, -0.1, 1.05], 0.15, { color: "pale" });
    s.sphere(2.66, -0.1, 1.05, 0.2, { color: "coral" });
  }, [2.5, -0.2, 0.5, 3.98, 0.8, 1.5]);
  s.path(parsePoints("3.1 6, 3.1 -3"), { color: s.theme.coral, w: 4, dash: "2 11" });
  person(s, 3.1, 3.2, { size: 1.1, color: "coral", skin: 1, facing: "right", pose: "holds" });
  s.sphere(3.1, 3.2, 1.76, 0.2, { color: "amber", dome: true });
  s.solids.at(-1).bounds = [2.9, 3, 1.94, 3.3, 3.4, 2.1];
  s.box(3.52, 3.08, 1.1, 0.06, 0.24, 0.4, { color: "black", shadow: false });
  const cert = (w, h) =>
    rect(0.3, 0.5, w - 0.6, h - 1, palette.white, { rx: 0.12, stroke: palette.irisDeep, strokeWidth: 0.06 }) +
    rect(0.56, 0.84, w - 1.12, 0.2, palette.irisDeep, { rx: 0.1 }) +
    rect(0.56, 1.2, w - 1.5, 0.14, palette.steel390, { rx: 0.07 }) +
    rect(0.56, 1.46, w - 1.3, 0.14, palette.steel390, { rx: 0.07 }) +
    iconAt("flame", w / 2, 2.16, 0.7, palette.coralDeep, 2) +
    path(`M${w / 2 - 0.34} 3.3L${w / 2 - 0.5} 4.05L${w / 2} 3.85L${w / 2 + 0.5} 4.05L${w / 2 + 0.34} 3.3Z`, {
      fill: palette.irisDeep,
    }) +
    circle(w / 2, 3.06, 0.52, palette.iris400) +
    circle(w / 2, 3.06, 0.4, undefined, { stroke: palette.white, strokeWidth: 0.05 }) +
    iconAt("check", w / 2, 3.06, 0.56, palette.white, 3.2);
  phone(s, 6.2, 1.4, { h: 4.9, w: 2.7, paint: cert });
  s.box(-2.4, 2.6, 0, 3, 1.7, 0.7, { color: "sand" });
  s.sphere(-1.5, 3.4, 0.74, 0.62, { color: "amber", dome: true });
  s.solids.at(-1).bounds = [-2, 3, 0.76, -1, 3.9, 1.4];
  s.cylinder(-1.5, 3.4, 0.7, 0.7, 0.06, { color: "amber", shadow: false });
  cutout(s, -0.5, 3.2, 0.7, 0.9, 1.25, {
    depth: 0.4,
    color: "black",
    shape: (f) => path("M.1 0H.8Q.9 0 .9 .1V.85Q.8 1.25 .45 1.25Q.1 1.25 0 .85V.1Q0 0 .1 0Z", { fill: f }),
    paint: () => rect(0.14, 0.3, 0.62, 0.28, palette.teal270, { rx: 0.05 }),
  });
  for (const [x, c] of [
    [-3.9, "teal"],
    [-3.1, "coral"],
  ])
    s.lathe(
      x,
      2.2,
      0,
      [
        [0.3, 0],
        [0.3, 1.25],
        [0.1, 1.45, "dark"],
        [0.12, 1.6],
      ],
      { color: c },
    );
  chip(s, {
    x: 60,
    y: 752,
    icon: "badge-check",
    label: "Qualified until June",
    sub: "Nothing else is shown",
    tone: "iris",
  });
  return s;
}

export const picture = {
  id: "services/block-chain-digital-assets/checkable-certificates",
  theme: "light",
  title: "A sealed certificate at a site turnstile",
  draw,
};
