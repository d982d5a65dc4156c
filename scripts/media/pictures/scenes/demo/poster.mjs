import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, path, rect } from "../../engine/svg.mjs";
import { paperSheet } from "../../props/documents/books.mjs";
import { desk } from "../../props/interiors/room.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 79, focus: [2.9, 1, 1.1], at: [0.5, 0.525], seed: 2 });
  s.ground();
  s.plate(-2.4, -2, 11, 7.4, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  desk(s, -0.4, -0.2, 7.2, 3, { h: 0.6, color: "mid", body: "dark" });
  const face = (w, h) => {
    let svg = rect(0, 0, w, h, palette.dark900, { rx: 0.08 }) + rect(0, 0, w, 0.36, palette.dark800);
    for (let i = 0; i < 3; i++)
      svg += circle(0.24 + i * 0.22, 0.18, 0.065, i ? palette.dark600 : palette.coral);
    svg += rect(1.3, 0.1, w - 2.6, 0.16, palette.steel771, { rx: 0.08 });
    svg += rect(0, 0.36, 1.05, h - 0.36, palette.steel880);
    ["layout-dashboard", "message-square", "file-text", "chart-line"].forEach((name, i) => {
      const v = 0.74 + i * 0.46;
      if (i === 1) svg += rect(0.1, v - 0.2, 0.85, 0.4, palette.coral, { rx: 0.08, opacity: 0.2 });
      svg +=
        iconAt(name, 0.3, v, 0.22, i === 1 ? palette.coral310 : palette.steel420, 2) +
        rect(0.5, v - 0.04, 0.36, 0.08, i === 1 ? palette.coral310 : palette.dark600, { rx: 0.04 });
    });
    for (let i = 0; i < 2; i++)
      svg +=
        rect(1.28 + i * 1.55, 0.58, 1.4, 0.62, palette.dark800, { rx: 0.08 }) +
        rect(1.4 + i * 1.55, 0.72, 0.5, 0.08, palette.steel420) +
        rect(1.4 + i * 1.55, 0.9, 0.8, 0.15, i ? palette.teal : palette.mist, { rx: 0.05 });
    svg += rect(1.28, 1.34, 2.95, h - 1.86, palette.dark800, { rx: 0.08 });
    svg += path(
      `M1.44 ${h - 0.76}C2 ${h - 1.1} 2.3 ${h - 0.8} 2.7 ${h - 1.15}S3.5 ${h - 1.1} 4.05 ${h - 1.5}`,
      { stroke: palette.teal, strokeWidth: 0.06 },
    );
    svg += rect(w - 1.05, 0.58, 0.85, h - 1.1, palette.dark800, { rx: 0.08 });
    for (let i = 0; i < 4; i++)
      svg +=
        circle(w - 0.88, 0.82 + i * 0.36, 0.07, i === 1 ? palette.coral : palette.teal) +
        rect(w - 0.74, 0.78 + i * 0.36, 0.42, 0.08, palette.steel420);
    const [cx, cy] = [w / 2 + 0.1, h / 2 + 0.1];
    svg += rect(0, 0.36, w, h - 0.36, palette.dark950, { opacity: 0.34 });
    svg += circle(cx, cy, 0.9, palette.coral, { opacity: 0.24 }) + circle(cx, cy, 0.68, palette.coral);
    svg += path(`M${cx - 0.18} ${cy - 0.29}L${cx + 0.32} ${cy}L${cx - 0.18} ${cy + 0.29}Z`, {
      fill: palette.dark900,
      stroke: palette.dark900,
      strokeWidth: 0.06,
    });
    svg +=
      rect(0.2, h - 0.24, w - 0.4, 0.09, palette.dark600, { rx: 0.045 }) +
      circle(0.24, h - 0.195, 0.09, palette.coral);
    return svg;
  };
  s.group(() => {
    s.box(2.2, 0.1, 0.6, 1.9, 0.9, 0.07, { color: "pale", shadow: false });
    s.box(2.95, 0.24, 0.67, 0.4, 0.14, 0.5, { color: "pale", shadow: false });
    s.box(0.2, 0.4, 0.85, 5.8, 0.16, 3, {
      color: "black",
      shadow: false,
      left: (w, h) => group(face(w - 0.2, h - 0.2), "translate(.1 .1)"),
    });
  }, [0.2, 0.1, 0.6, 6, 1, 3.85]);
  const keys = (w, h) =>
    Array.from({ length: 30 }, (_, i) =>
      rect(
        0.1 + (i % 10) * ((w - 0.2) / 10),
        0.1 + Math.floor(i / 10) * ((h - 0.2) / 3),
        (w - 0.2) / 10 - 0.05,
        (h - 0.2) / 3 - 0.05,
        i === 20 ? palette.coral : palette.dark600,
        { rx: 0.03 },
      ),
    ).join("");
  s.box(1.7, 1.5, 0.6, 2.6, 0.9, 0.08, { color: "black", top: keys, shadow: false });
  s.box(4.6, 1.7, 0.6, 0.36, 0.55, 0.12, { color: "pale", shadow: false });
  paperSheet(s, -0.1, 1.2, 0.6, { dx: 1.3, dy: 1.3, count: 6, marks: { 2: palette.coral } });
  s.lathe(5.9, 1.7, 0.6, parsePoints("0.3 0, 0.34 0.6"), { color: "coral", shadow: false });
  s.lathe(6.36, 0.5, 0.6, parsePoints("0.28 0, 0.38 0.5"), { color: "pale", shadow: false });
  s.sphere(6.36, 0.5, 1.5, 0.52, { color: "leaf" });
  return s;
}

export const picture = {
  id: "demo/poster",
  theme: "dark",
  title: "A product window on a desk, ready to play",
  draw,
};
