import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { textLines } from "../../props/textures/print.mjs";

/** An upright sheet of paper, or a stack that lies flat. */
function papers(s, x, y, z, count, { dx = 2, dy = 2.6, color = "pale", seed = 1, marks } = {}) {
  s.group(() => {
    for (let i = 0; i < count; i++) {
      const j = (s.random() - 0.5) * 0.1;
      s.box(x + j, y - j, z + i * 0.07, dx, dy, 0.06, {
        color,
        shadow: false,
        top: i === count - 1 ? (w, h) => textLines(9, { seed, marks, thick: 0.34 })(w, h, s) : undefined,
      });
    }
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, count * 0.1 + 0.2);
}

function draw(theme) {
  const s = new Scene({ theme, scale: 74, focus: [3.4, 2.6, 0.9], at: [0.46, 0.52], seed: 8 });
  s.ground();
  s.box(-1.6, -0.6, 0, 9.8, 6.2, 0.4, { color: "dark" });
  const z = 0.4;
  papers(s, -1.1, 0.2, z, 9, { seed: 2 });
  papers(s, -1.0, 3, z, 5, { color: s.theme.dark ? "sand" : "sand", seed: 4, dx: 1.7, dy: 2.2 });
  s.box(1.3, 0.1, z, 1.7, 2.2, 0.3, {
    color: "teal",
    shadow: false,
    top: (w, h) => icon("folder", w * 0.22, h * 0.24, 0.95, palette.white, 1.6),
  });
  s.box(1.4, 0.2, z + 0.3, 1.7, 2.2, 0.25, {
    color: "mid",
    shadow: false,
    top: (w, h) => icon("chart-column", w * 0.22, h * 0.24, 0.95, palette.white, 1.6),
  });
  s.box(1.4, 3.2, z, 1.6, 1.2, 0.14, {
    color: "iris",
    shadow: false,
    top: (w, h) => icon("stamp", w * 0.3, h * 0.16, 0.8, palette.white, 1.6),
  });
  s.box(1.6, 4.6, z, 0.8, 0.7, 0.12, {
    color: "black",
    shadow: false,
    top: (w, h) =>
      rect(w * 0.12, h * 0.14, w * 0.76, h * 0.26, s.theme.teal, { rx: 0.03 }) +
      [0, 1, 2, 3]
        .map((i) => rect(w * (0.12 + i * 0.2), h * 0.55, w * 0.15, h * 0.28, s.theme.faint, { rx: 0.02 }))
        .join(""),
  });
  papers(s, 4.2, 0.3, z, 2, {
    dx: 3.4,
    dy: 4.4,
    seed: 9,
    marks: { 1: s.theme.dark ? palette.teal570 : s.theme.teal, 3: palette.teal570, 6: palette.coral },
  });
  s.beam([7.35, 3.3, z + 0.2], [6.1, 4.5, z + 0.42], 0.16, {
    color: "coral",
    bounds: [4.6, 0.7, z + 0.2, 7.6, 4.7, z + 0.5],
  });
  const thread = (list, color) => s.path(list, { color, w: 2.6, layer: "over", glow: true });
  thread(parsePoints("0.9 0.9 1.05, 3.2 0.9 1.05, 3.2 1.15 0.6, 4.7 1.15 0.6"), s.theme.teal);
  thread(parsePoints("2.9 1.7 0.95, 3.6 1.7 0.95, 3.6 2.05 0.6, 4.7 2.05 0.6"), s.theme.teal);
  thread(parsePoints("2.6 3.8 0.6, 3.8 3.8 0.6, 3.8 3.4 0.6, 4.7 3.4 0.6"), s.theme.coral);
  formFields(s, {
    x: 776,
    y: 70,
    w: 366,
    title: "Scorecard",
    tag: { label: "Policy met" },
    items: [
      { label: "Cash flow", value: 0.78 },
      { label: "Security", value: 0.6 },
      { label: "Trading", value: 0.84 },
      { label: "Sector", value: 0.42, tone: "coral" },
    ],
  });
  s.leader([-0.1, 1.4, 1.1], [190, 200]);
  label(s, { x: 92, y: 156, text: "Loan file", tone: "teal", icon: "files" });
  return s;
}

export const picture = {
  id: "industries/banking/credit-decisions",
  theme: "dark",
  title: "A loan file whose pages lead to a credit memo",
  draw,
};
