import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, line, path, rect } from "../../engine/svg.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.1, 1.2, 1.7], at: [0.5, 0.53], seed: 31 });
  s.ground();
  s.box(-0.9, -1.9, 0, 10.8, 6, 0.36, { color: "dark" });
  // A fan chart of the payments.
  const fan = (w, h) => {
    const y0 = h * 0.58;
    const past = `M0.5 ${h * 0.72}L1.4 ${h * 0.6}L2.3 ${h * 0.66}L3.2 ${h * 0.52}L4.1 ${y0}`;
    const spread = (a, opacity) =>
      path(`M4.1 ${y0}L${w - 0.5} ${y0 - a - 0.5}L${w - 0.5} ${y0 + a * 0.8 - 0.5}Z`, {
        fill: palette.teal711,
        opacity,
      });
    return (
      rect(0.25, 0.25, w - 0.5, h - 0.5, palette.white, { rx: 0.1 }) +
      [0.25, 0.45, 0.65, 0.85]
        .map((k) => line(0.5, h * k, w - 0.5, h * k, palette.grey120, { strokeWidth: 0.03 }))
        .join("") +
      spread(1.7, 0.16) +
      spread(1.1, 0.2) +
      spread(0.5, 0.28) +
      path(past, { stroke: palette.steel760, strokeWidth: 0.12 }) +
      line(4.1, y0, w - 0.5, y0 - 0.55, palette.coral, { strokeWidth: 0.11, dash: "0.02 0.24" }) +
      line(4.1, 0.5, 4.1, h - 0.5, palette.slate500, { strokeWidth: 0.04, dash: "0.1 0.12" }) +
      circle(4.1, y0, 0.2, palette.coral)
    );
  };
  s.box(-0.3, -1.6, 0.36, 9.4, 0.24, 4.1, { color: "mid", shadow: false, left: fan });
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
  label(s, { x: 872, y: 150, text: "Likely arrival", tone: "teal", icon: "trending-up" });
  s.leader([8.6, -1.36, 2.9], [1010, 196]);
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
