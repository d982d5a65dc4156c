import { icon, iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { phone } from "../../props/interiors/screens.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { printedPage } from "../../props/textures/print.mjs";
import { ribs } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [2.4, 0.6, 1.6], at: [0.49, 0.58], seed: 5 });
  s.ground();
  // Two walls of the shaft, its pit and three landings.
  const H = 5.5;
  s.plate(-3.6, -3, 4.2, 4.2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  const landings = (w, h) =>
    [0.05, 0.38, 0.71]
      .map(
        (k) =>
          rect(w * 0.24, h * k + 0.2, w * 0.52, h * 0.24, palette.steel450, { opacity: 0.9 }) +
          line(w / 2, h * k + 0.2, w / 2, h * k + 0.2 + h * 0.24, palette.steel760, { strokeWidth: 0.05 }) +
          line(0, h * (k + 0.3), w, h * (k + 0.3), palette.steel450, { strokeWidth: 0.06 }),
      )
      .join("");
  s.box(-3.6, -3.2, 0, 4.2, 0.2, H, { color: "stone", left: landings });
  s.box(-3.8, -3.2, 0, 0.2, 4.4, H, {
    color: "stone",
    shadow: false,
    right: (w, h) =>
      [0.22, 0.78].map((k) => rect(w * k, 0, 0.14, h, palette.steel630)).join("") +
      [1, 2, 3, 4, 5, 6]
        .map((k) => line(w * 0.1, (h * k) / 7, w * 0.9, (h * k) / 7, palette.steel450, { strokeWidth: 0.05 }))
        .join(""),
  });
  s.box(-3.8, -3.2, H, 4.4, 0.2, 0.14, { color: "dark", shadow: false });
  s.box(-3.8, -3, H, 0.2, 4.2, 0.14, { color: "dark", shadow: false });
  // The lift's machine, ropes, car and counterweight.
  s.box(-3.6, -1.2, H - 0.34, 4.2, 0.3, 0.3, { color: "dark", shadow: false });
  s.drum(-1.5, -0.9, H - 0.2, 0.55, 0.4, {
    axis: "y",
    color: "coral",
    face: (r) => circle(0, 0, r * 0.62, palette.coral590) + circle(0, 0, r * 0.2, palette.white),
    bounds: [-2.1, -0.9, H - 0.7, -0.9, -0.5, H + 0.4],
  });
  for (const x of [-1.95, -1.05])
    s.beam([x, -0.7, 3.1], [x, -0.7, H - 0.2], 0.06, {
      color: "black",
      bounds: [x - 0.05, -0.8, 3.1, x + 0.05, -0.6, H - 0.7],
    });
  s.box(-2.9, -2.2, 0.9, 2.8, 2.6, 2.2, {
    color: "mid",
    shadow: false,
    left: (w, h) =>
      rect(w * 0.12, h * 0.12, w * 0.76, h * 0.88, palette.amber200, { opacity: 0.95 }) +
      line(w / 2, h * 0.12, w / 2, h, palette.steel760, { strokeWidth: 0.06 }) +
      rect(w * 0.42, 0.06, w * 0.16, 0.16, palette.tealDeep),
    right: ribs(7, 0.16),
  });
  s.path(parsePoints("-1.5 0.42 0.9, -1.5 0.42 0.05"), {
    color: s.theme.line,
    w: 2,
    dash: "3 6",
    layer: "item",
  });
  person(s, -0.6, 2.7, { size: 1.1, color: "coral", skin: 2, facing: "right", pose: "holds" });
  s.sphere(-0.6, 2.7, 1.76, 0.2, { color: "amber", dome: true });
  s.solids.at(-1).bounds = [-0.8, 2.5, 1.94, -0.4, 2.9, 2.1];
  s.box(-0.18, 2.58, 1.1, 0.06, 0.24, 0.4, { color: "black", shadow: false });
  s.path(parsePoints("0.1 2.7, 2.6 2.7, 2.6 0.6"), { color: s.theme.teal, w: 4, dash: "2 10" });
  const wave = (w, h) => {
    const bar = [0.3, 0.62, 1, 0.5, 0.84, 0.36, 0.7, 0.28];
    return (
      bar
        .map((b, i) =>
          rect(
            0.3 + (i * (w - 0.6)) / 8,
            h * 0.4 - b * 0.62,
            0.12,
            b * 1.24,
            i % 3 === 1 ? palette.coral : palette.teal711,
            { rx: 0.06 },
          ),
        )
        .join("") +
      circle(w / 2, h * 0.77, 0.42, palette.coral) +
      iconAt("mic", w / 2, h * 0.77, 0.46, palette.dark900, 2)
    );
  };
  phone(s, 1.6, 0.3, { h: 4.2, w: 2.3, paint: wave });
  s.path(parsePoints("4 0.4, 4.8 0.4"), { color: s.theme.teal, w: 4, dash: "2 10" });
  const report = (w, h) =>
    printedPage("Visit report", { count: 6, size: 0.38, band: palette.tealDeep, seed: 4 })(w, h * 0.8, s) +
    [0, 1, 2].map((i) => icon("check", 0.24 + i * 0.62, h * 0.8, 0.44, palette.tealDeep, 3)).join("");
  board(s, 4.9, 0.2, 3.1, 4.1, { paint: report });
  s.path(parsePoints("8.1 0.4, 9.6 0.4, 9.6 3.2, 3.4 3.2, 1.2 3.2"), {
    color: s.theme.coral,
    w: 4,
    dash: "2 11",
  });
  parcel(s, 5, 2.3, { dx: 1.8, dy: 1.8, dz: 0.9 });
  s.drum(5.9, 2.9, 1.52, 0.62, 0.5, {
    axis: "y",
    color: "coral",
    face: (r) => circle(0, 0, r * 0.66, palette.coral590) + circle(0, 0, r * 0.24, palette.white),
    bounds: [5.3, 2.8, 0.95, 6.5, 3.5, 2.1],
  });
  chip(s, { x: 776, y: 70, icon: "cog", label: "Part ready to order", sub: "Waits for your tap" });
  return s;
}

export const picture = {
  id: "services/agentic-ai/field-reports",
  theme: "light",
  title: "A lift shaft, a spoken report and a spare part",
  draw,
};
