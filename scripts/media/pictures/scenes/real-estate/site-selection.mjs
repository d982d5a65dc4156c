import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { flatTower } from "../../props/buildings/flat-tower.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 50, focus: [4.6, 4.4, 0.8], at: [0.5, 0.53], seed: 8 });
  s.ground();
  s.plate(-5, -5, 20, 19, s.theme.background, { stroke: s.theme.line });
  const plots = parsePoints(`
    -4.4 -4.4, 0.4 -4.4, 5.2 -4.4, 10 -4.4, -4.4 0.4, 0.4 0.4, 5.2 0.4, 10 0.4, -4.4 5.2, 0.4 5.2,
    5.2 5.2, 10 5.2, 0.4 10, 5.2 10
  `);
  plots.forEach(([x, y], i) => {
    s.plate(x, y, 3.9, 3.9, i % 5 === 3 ? palette.green170 : s.theme.floor2, {
      stroke: s.theme.line,
      strokeWidth: 1,
    });
  });
  flatTower(s, 0.9, 0.9, 2.8, 2.8, 5, { color: "dark", rows: 7, cols: 3, seed: 5, lit: 0.3 });
  const low = [
    [-4, -4, 1.4, "pale"],
    [-2.2, -2.4, 1, "stone"],
    [0.9, -4, 1.7, "stone"],
    [2.5, -2.6, 1.1, "pale"],
    [5.6, -2.6, 1.3, "pale"],
    [-4, 2.6, 1.2, "stone"],
    [10.4, 0.8, 1.3, "pale"],
    [12, 2.4, 1.8, "stone"],
    [0.8, 7.2, 1.2, "pale"],
    [2.4, 5.6, 0.9, "stone"],
    [7.4, 5.6, 1.4, "stone"],
    [5.6, 10.4, 1, "pale"],
    [-4, 5.6, 1.1, "mid"],
  ];
  low.forEach(([x, y, h, c], i) => {
    s.box(x, y, 0, 1.5, 1.4, h, {
      color: c,
      left: windows({ cols: 3, rows: 2, seed: i, pad: 0.2 }),
      right: windows({ cols: 3, rows: 2, seed: i + 20, pad: 0.2 }),
    });
  });
  for (const [x, y] of parsePoints("10.8 5.8, 12.4 6.8, 11.2 8, 6 -3.8, 8 -3.9"))
    tree(s, x, y, { h: 1.2, r: 0.4 });
  s.path(parsePoints("-5 4.75, 15 4.75"), { color: s.theme.teal, w: 5 });
  const sites = [
    [5.4, 1, 3.4, "1", s.theme.coral, 30],
    [-2.2, 7, 2.3, "2", s.theme.teal, 26],
    [9.2, 8.4, 1.4, "3", s.theme.teal, 24],
  ];
  for (const [x, y, h, name, color, r] of sites) {
    s.plate(x, y, 1.7, 1.7, color, { opacity: 0.3, stroke: color, strokeWidth: 3 });
    s.pin(x + 0.85, y + 0.85, 0, {
      h,
      r,
      color,
      glyph: text(0, r * 0.36, name, {
        size: r,
        weight: 640,
        fill: color === s.theme.coral ? palette.dark900 : palette.white,
        anchor: "middle",
      }),
    });
  }
  for (const [x, y] of parsePoints("4.6 4.75, -0.6 4.75")) {
    const [cx, cy] = s.project(x, y, 0.4);
    s.draw(
      circle(cx, cy, 20, s.theme.background, { stroke: s.theme.teal, strokeWidth: 3 }) +
        iconAt("bus", cx, cy, 24, s.theme.teal, 2),
    );
  }
  formFields(s, {
    x: 788,
    y: 640,
    w: 364,
    title: "Weights in view",
    items: [
      { label: "Footfall", value: 0.85, tone: "coral" },
      { label: "Step-free", value: 0.6 },
      { label: "Flood map", value: 0.35 },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/real-estate/site-selection",
  theme: "light",
  title: "A city plan with three ranked sites",
  draw,
};
