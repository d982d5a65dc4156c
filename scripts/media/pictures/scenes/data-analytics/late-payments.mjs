import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.1, 1.2, 1.7], at: [0.5, 0.53], seed: 31 });
  s.ground();
  s.box(-0.9, -1.9, 0, 10.8, 6, 0.36, { color: "dark" });
  // A line for each invoice: the day it is due, and the days on which it may arrive.
  const plan = (w, h) => {
    const late = [0.7, 1.3, 2.1, 3.2, 4.4, 5.3];
    const row = (i) => 1.15 + i * 0.46;
    return (
      rect(0.25, 0.25, w - 0.5, h - 0.5, palette.white, { rx: 0.1 }) +
      text(2.4, 0.76, "Due", { size: 0.36, weight: 560, fill: palette.dark900, anchor: "middle" }) +
      text(w - 0.6, 0.76, "Likely arrival", {
        size: 0.36,
        weight: 560,
        fill: palette.dark900,
        anchor: "end",
      }) +
      line(2.4, 0.94, 2.4, h - 0.45, palette.steel390, { strokeWidth: 0.05, dash: "0.1 0.1" }) +
      late
        .map((d, i) => {
          const tone = i > 3 ? palette.coral : palette.teal711;
          return (
            rect(0.55, row(i) - 0.07, 1.1 - (i % 3) * 0.2, 0.14, palette.slate500, {
              opacity: 0.6,
              rx: 0.07,
            }) +
            line(2.4, row(i), 2.4 + d, row(i), tone, { strokeWidth: 0.06 }) +
            rect(2.4 + d - 0.2 - d * 0.1, row(i) - 0.15, 0.4 + d * 0.24, 0.3, tone, {
              opacity: 0.3,
              rx: 0.15,
            }) +
            circle(2.4 + d, row(i), 0.14, tone)
          );
        })
        .join("")
    );
  };
  s.box(-0.3, -1.6, 0.36, 9.4, 0.24, 4.1, { color: "mid", shadow: false, left: plan });
  const heights = [2.5, 2.2, 1.85, 1.6, 1.35, 1.1, 0.9];
  heights.forEach((h, i) => {
    const hot = i < 2;
    board(s, -0.2 + i * 1.3, 0.6, 1.05, h, {
      z: 0.36,
      color: hot ? "coral" : "pale",
      shadow: false,
      paint: (w, fh) =>
        (hot
          ? icon("clock", 0.16, 0.16, 0.46, palette.dark900, 2.4)
          : icon("receipt", 0.16, 0.14, 0.42, palette.slate500, 2)) +
        (fh > 1
          ? group(
              textLines(Math.max(2, Math.round(fh * 2)), {
                color: hot ? palette.dark900 : palette.slate500,
                seed: i,
                top: 0,
              })(w, fh - 0.85, s),
              "translate(0 .7)",
            )
          : ""),
    });
  });
  deskPhone(s, -0.3, 2.1, 0.36);
  const month = (w, h) =>
    rect(0, 0, w, h * 0.2, palette.teal711) +
    Array.from({ length: 15 }, (_, i) =>
      rect(
        0.2 + (i % 5) * ((w - 0.3) / 5),
        h * 0.3 + Math.floor(i / 5) * h * 0.22,
        (w - 0.3) / 5 - 0.1,
        h * 0.16,
        [6, 7].includes(i) ? palette.coral : palette.steel191,
        { rx: 0.04 },
      ),
    ).join("");
  s.box(5.4, 2.5, 0.36, 2.8, 1, 0.1, { color: "mid", shadow: false });
  board(s, 5.5, 2.7, 2.6, 2, { z: 0.46, paint: month, depth: 0.22, shadow: false });
  for (const x of [6.1, 6.8, 7.5]) s.beam([x, 2.9, 2.4], [x, 2.9, 2.62], 0.1, { color: "black" });
  label(s, { x: 64, y: 190, text: "Call first", tone: "coral", icon: "phone" });
  s.leader([0.3, 0.76, 2.9], [160, 236]);
  return s;
}

function deskPhone(s, x, y, z) {
  s.box(x, y, z, 2.6, 1.7, 0.36, {
    color: "black",
    shadow: false,
    top: (w, h) =>
      rect(w * 0.42, h * 0.12, w * 0.48, h * 0.22, palette.teal270, { rx: 0.05 }) +
      Array.from({ length: 12 }, (_, i) =>
        rect(
          w * (0.42 + (i % 3) * 0.17),
          h * (0.44 + Math.floor(i / 3) * 0.13),
          w * 0.13,
          h * 0.09,
          palette.steel190,
          { rx: 0.04 },
        ),
      ).join(""),
  });
  s.group(() => {
    s.box(x + 0.16, y - 0.02, z + 0.36, 0.7, 0.5, 0.3, { color: "coral", shadow: false });
    s.box(x + 0.16, y + 1.22, z + 0.36, 0.7, 0.5, 0.3, { color: "coral", shadow: false });
    s.box(x + 0.26, y - 0.02, z + 0.6, 0.5, 1.74, 0.26, { color: "coral", shadow: false });
  });
}

export const picture = {
  id: "services/data-analytics/late-payments",
  theme: "light",
  title: "Invoices in order of lateness, with a telephone",
  draw,
};
