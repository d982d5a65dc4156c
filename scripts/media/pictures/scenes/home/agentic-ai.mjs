import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { agent } from "../../props/computing/model-cubes.mjs";
import { serverCabinet } from "../../props/computing/servers.mjs";
import { paperStack } from "../../props/documents/paper.mjs";
import { pen } from "../../props/documents/pen-and-stamp.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";
import { ribs } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 65, focus: [4.6, 1.5, 1.4], at: [0.475, 0.52], seed: 10 });
  s.ground();
  s.plate(-3.6, -1.6, 16.4, 7.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.box(-3, 0.4, 0, 1.7, 2.6, 3, { color: "mid", left: drawers, right: ribs(5, 0.12) });
  serverCabinet(s, 11, -1.3, { dx: 1.6, dy: 2.4, h: 3, rows: 6, color: "dark" });
  desk(s, -0.9, 0, 11.4, 4, { h: 1, color: "pale", body: "dark" });
  const rows = [
    [palette.amber320, 0.7],
    [palette.teal711, 0.5],
    [palette.coral, 0.8],
  ];
  const form = (w, _h) =>
    rect(0, 0, w, 0.56, palette.steel760) +
    text(0.24, 0.41, "Paper form", { size: 0.36, weight: 560, fill: palette.white }) +
    rect(0.24, 0.7, w * 0.5, 0.14, palette.dark900, { rx: 0.07 }) +
    rows
      .map(
        ([c, k], i) =>
          rect(0.24, 0.96 + i * 0.74, w - 0.48, 0.54, i === 2 ? "none" : palette.light100, {
            rx: 0.08,
            stroke: palette.steel390,
            strokeWidth: 0.03,
            dash: i === 2 ? "0.12 0.1" : undefined,
          }) + (i === 2 ? "" : rect(0.4, 1.14 + i * 0.74, (w - 0.9) * k, 0.18, c, { rx: 0.09 })),
      )
      .join("");
  board(s, -0.4, 0.8, 2.5, 3.3, { z: 1, paint: form, shadow: false });
  s.box(-0.5, 0.7, 1, 2.7, 0.4, 0.14, { color: "dark", shadow: false });
  s.box(2.4, 1.5, 1, 4.6, 0.14, 0.08, { color: "dark", shadow: false });
  s.box(2.4, 2.5, 1, 4.6, 0.14, 0.08, { color: "dark", shadow: false });
  agent(s, 3.8, 1.1, 1.08, 1.9);
  for (const x of [3.9, 5.6])
    s.beam([x, 3.05, 1.7], [x, 3.5, 1.75], 0.2, {
      color: "black",
      bounds: [x - 0.1, 3.01, 1.6, x + 0.1, 3.45, 1.9],
    });
  s.box(3.6, 3.46, 1.45, 2.3, 0.22, 0.7, {
    color: "amber",
    shadow: false,
    left: (w, h) =>
      rect(0.16, h * 0.3, w - 0.32, h * 0.4, palette.white, { rx: 0.08 }) +
      rect(0.3, h * 0.42, (w - 0.6) * 0.8, h * 0.16, palette.coral, { rx: 0.05 }),
  });
  s.path(parsePoints("2.1 3.8 1, 3.4 3.8 1"), { color: s.theme.coral, w: 4, dash: "2 10", layer: "over" });
  s.path(parsePoints("6.1 3.8 1, 7.4 3.8 1"), { color: s.theme.coral, w: 4, dash: "2 10", layer: "over" });
  const record = (w, _h) =>
    rows
      .map(
        ([c, k], i) =>
          rect(0.26, 0.3 + i * 0.62, w - 0.52, 0.46, palette.white, {
            rx: 0.08,
            stroke: i === 2 ? palette.coral : palette.steel390,
            strokeWidth: 0.035,
            dash: i === 2 ? "0.12 0.1" : undefined,
          }) +
          (i === 2
            ? ""
            : rect(0.42, 0.44 + i * 0.62, (w - 1.2) * k, 0.18, c, { rx: 0.09 }) +
              icon("check", w - 0.66, 0.36 + i * 0.62, 0.34, palette.tealDeep, 3)),
      )
      .join("");
  screen(s, 7, 0.5, { z: 1, w: 3, h: 2.4, paint: record });
  const sign = (w, h) =>
    textLines(3, { seed: 3, color: palette.steel390, top: 0.1 })(w, h * 0.6, s) +
    rect(w * 0.1, h * 0.6, w * 0.8, h * 0.28, palette.coral, { opacity: 0.14, rx: 0.05 }) +
    line(w * 0.18, h * 0.8, w * 0.82, h * 0.8, palette.coral, { strokeWidth: 0.06 });
  paperStack(s, 8, 1.9, 1, 2.2, 1.8, { count: 2, paint: sign });
  pen(s, [9.2, 3.35, 1.2], [10.2, 3.5, 2.4], { width: 0.24, bounds: [8.1, 3.4, 1.16, 10.3, 3.7, 2.5] });
  person(s, 11, 2.9, { size: 1.3, color: "coral", skin: 1, pose: "holds" });
  chip(s, { x: 748, y: 64, icon: "pen-line", label: "Last line: a person", sub: "Checked, then signed" });
  return s;
}

function drawers(w, h) {
  return [0, 1, 2, 3]
    .map(
      (i) =>
        rect(w * 0.08, h * (0.03 + i * 0.245), w * 0.84, h * 0.21, palette.white, {
          opacity: 0.5,
          rx: 0.05,
        }) + rect(w * 0.34, h * (0.11 + i * 0.245), w * 0.32, h * 0.04, palette.steel760, { rx: 0.04 }),
    )
    .join("");
}

export const picture = {
  id: "home/agentic-ai",
  theme: "light",
  title: "An agent carrying fields from a paper form into a screen",
  draw,
};
