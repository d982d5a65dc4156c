import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { agent } from "../../props/computing/model-cubes.mjs";
import { looseSheet, paperStack } from "../../props/documents/paper.mjs";
import { pen } from "../../props/documents/pen-and-stamp.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { shelf } from "../../props/logistics/shelf.mjs";
import { person } from "../../props/people.mjs";
import { printedPage, textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 76, focus: [4.4, 1.8, 1.2], at: [0.485, 0.555], seed: 3 });
  s.ground();
  s.plate(-1.6, -2, 12.2, 8.2, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  desk(s, -0.6, 0, 10.2, 3.8, { h: 1, color: "mid", body: "dark" });
  paperStack(s, -0.2, 1.5, 1, 1.3, 1.8, {
    count: 3,
    untidy: 0.3,
    paint: textLines(6, { color: palette.slate500 }),
  });
  const air = parsePoints(`
    0.4 2.9 1.7 -24 0.2 0.1, 0.1 1.3 2.6 32 0.35 -0.2, 1.2 2.3 2.35 12 0.1 0.25,
    1.35 1 3.15 -30 0.3 0.1, 2.4 1.6 2.9 18 0.25 -0.15, 2.7 2.6 1.9 -12 0.2 0.15,
    3.3 1.7 2.1 6 0.1 -0.1
  `);
  air.forEach(([x, y, z, turn, tilt, roll], i) => {
    looseSheet(s, x, y, z, { turn, tilt, roll, seed: i + 2, mark: i % 2 ? 2 : undefined });
  });
  s.box(3.5, 1, 1, 0.7, 1.9, 0.3, { color: "black", shadow: false });
  agent(s, 4.2, 0.9, 1, 2.1);
  s.box(6.3, 1, 1, 0.5, 1.9, 0.22, { color: "black", shadow: false });
  const sign = (w, h) =>
    printedPage("", { count: 6, size: 0.02, band: s.theme.teal, seed: 6 })(w, h * 0.82, s) +
    rect(w * 0.1, h * 0.78, w * 0.8, h * 0.15, palette.coral, { opacity: 0.16, rx: 0.05 }) +
    line(w * 0.16, h * 0.89, w * 0.84, h * 0.89, palette.coral, { strokeWidth: 0.05 }) +
    icon("x", w * 0.15, h * 0.79, 0.2, palette.coral, 3);
  const top = paperStack(s, 7, 0.7, 1, 2, 2.6, { count: 9, paint: sign });
  pen(s, [8.3, 3, top + 0.05], [9.3, 3.1, top + 0.95], {
    width: 0.2,
    bounds: [7.1, 3.2, top, 9.5, 3.4, 4],
  });
  person(s, 10.1, 2.9, { size: 1.3, color: "coral", skin: 1, pose: "stands" });
  binders(s, 3.6, -3.6);
  s.path(parsePoints("-6 5, -2.6 5, -2.6 1.8, -0.7 1.8"), { color: s.theme.teal, w: 3, dash: "1 10" });
  s.path(parsePoints("9.7 1.9, 12.4 1.9, 12.4 5, 16 5"), { color: s.theme.coral, w: 4 });
  chip(s, { x: 64, y: 742, icon: "signature", label: "Ready to sign", sub: "A person decides" });
  return s;
}

function binders(s, x, y) {
  shelf(s, x, y, 4.4, {
    levels: 3,
    gap: 1.05,
    depth: 0.8,
    color: "mid",
    back: "dark",
    goods: (sc, level, x0, _x1, gy, z) => {
      for (let i = 0; i < 9; i++) {
        if ((i + level * 2) % 6 === 5) continue;
        const color = ["stone", "mid", "teal", "stone", "pale", "mid"][(i * 3 + level) % 6];
        sc.box(x0 + 0.12 + i * 0.46, gy + 0.1, z, 0.38, 0.5, 0.72, {
          color,
          shadow: false,
          left: (w, h) => rect(w * 0.3, h * 0.16, w * 0.4, h * 0.34, palette.white, { opacity: 0.5 }),
        });
      }
    },
  });
}

export const picture = {
  id: "services/agentic-ai/card",
  theme: "dark",
  title: "Loose papers enter an agent on a desk and leave as one stack",
  draw,
};
