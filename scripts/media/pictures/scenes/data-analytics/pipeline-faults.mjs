import { icon, iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { conveyor } from "../../props/industry/conveyor.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [1.6, 1.4, 0.9], at: [0.5, 0.52], seed: 21 });
  s.ground();
  conveyor(s, -7.4, -0.8, 17, { w: 1.7, h: 0.9, color: "mid" });
  const data = (w, h) =>
    [0, 1, 2]
      .map((r) =>
        [0, 1, 2]
          .map((c) =>
            rect(w * (0.14 + c * 0.26), h * (0.2 + r * 0.24), w * 0.2, h * 0.16, palette.white, {
              opacity: r ? 0.55 : 0.95,
            }),
          )
          .join(""),
      )
      .join("");
  for (const x of [-6.8, -4.8, -2.8, 3.2, 5.2, 7.2])
    s.box(x, -0.5, 1, 1.2, 1.1, 1.1, {
      color: x < 0 ? "stone" : "teal",
      shadow: false,
      left: data,
      right: data,
    });
  s.plate(-0.5, 2.2, 3.8, 3.9, s.theme.floor2, { stroke: s.theme.coral, strokeWidth: 2, dash: "8 8" });
  s.box(-0.1, -1.5, 0, 1.3, 0.5, 3.4, { color: "pale" });
  s.box(-0.1, 1.1, 0, 1.3, 0.5, 3.4, {
    color: "pale",
    left: (w, h) =>
      [0.2, 0.4, 0.6, 0.8]
        .map((k, i) => circle(w / 2, h * k, 0.15, i === 2 ? palette.coral : palette.teal570))
        .join(""),
  });
  s.box(-0.1, -1.5, 3.4, 1.3, 3.1, 0.9, {
    color: "dark",
    shadow: false,
    right: (w, h) => iconAt("scan-line", w / 2, h / 2, 0.7, s.theme.teal, 2),
    left: (w, h) => rect(w * 0.15, h * 0.4, w * 0.7, h * 0.2, s.theme.teal, { rx: 0.05 }),
  });
  for (const y of [-0.6, -0.1, 0.4])
    s.path(
      [
        [0.6, y, 3.4],
        [0.6, y, 1.02],
      ],
      { color: s.theme.teal, w: 2, layer: "item" },
    );
  // The faulty crate lacks a column.
  const odd = (w, h) =>
    [0, 1, 2]
      .map((r) =>
        [0, 2]
          .map((c) =>
            rect(w * (0.14 + c * 0.26), h * (0.2 + r * 0.24), w * 0.2, h * 0.16, palette.dark900, {
              opacity: r ? 0.5 : 0.9,
            }),
          )
          .join(""),
      )
      .join("") +
    rect(w * 0.38, h * 0.14, w * 0.24, h * 0.76, undefined, {
      stroke: palette.dark900,
      strokeWidth: 0.05,
      dash: "0.1 0.1",
    });
  s.box(0.5, 3.2, 0, 1.6, 1.5, 1.5, {
    color: "coral",
    left: odd,
    right: odd,
    top: (w, h) => iconAt("circle-question-mark", w / 2, h / 2, 0.8, palette.dark900, 2),
  });
  const cone = (list, opacity) => s.draw(s.polygon(list, s.theme.amber, { "fill-opacity": opacity }));
  s.group(() => {
    s.lathe(-1.1, 4.2, 0, parsePoints("0.34 0, 0.34 0.12, 0.08 0.14, 0.07 4.2"), {
      color: "dark",
      shadow: false,
    });
    s.beam([-1.1, 4.2, 4.2], [1.2, 4, 4.2], 0.14, { color: "dark" });
  }, [-1.4, 3.9, 0, -0.8, 4.5, 4.3]);
  s.lathe(1.2, 4, 3.75, parsePoints("0.55 0, 0.16 0.42"), { color: "amber", shadow: false });
  cone(parsePoints("0.75 4.4 3.78, 1.65 3.6 3.78, 3.4 2.6 0, 1.4 5.8 0, -0.4 5.4 0"), 0.1);
  s.path(parsePoints("0.6 1.7, 1.3 1.7, 1.3 3.1"), { color: s.theme.coral, w: 4 });
  board(s, 2.9, 4.3, 1.9, 2.1, {
    paint: (w, h) =>
      rect(0, 0, w, 0.22, palette.coral) +
      icon("pencil-line", 0.18, 0.36, 0.5, palette.coralDeep, 2.2) +
      group(
        textLines(4, { color: palette.slate500, top: 0.02, marks: { 1: palette.coral } })(w, h - 0.9, s),
        "translate(0 .86)",
      ),
  });
  person(s, 5.9, 3.9, { size: 1.3, color: "teal", skin: 2, pose: "holds" });
  chip(s, { x: 752, y: 64, icon: "bell-ring", label: "Column renamed", sub: "Engineer on duty told" });
  return s;
}

export const picture = {
  id: "services/data-analytics/pipeline-faults",
  theme: "dark",
  title: "An odd crate of data set aside at a gate",
  draw,
};
