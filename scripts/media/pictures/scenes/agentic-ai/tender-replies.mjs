import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { group, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { paperStack } from "../../props/documents/paper.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.2, 1.1, 0.8], at: [0.5, 0.545], seed: 12 });
  s.ground();
  s.shadow(-5, -0.9, 3.2, 4.2, 1.6);
  s.group(() => {
    s.box(-5, -0.9, 0, 3.2, 4.2, 0.12, { color: "coral", shadow: false });
    paperStack(s, -4.9, -0.8, 0.12, 3, 4, { count: 20, step: 0.07, untidy: 0.03 });
    s.box(-5, -0.9, 1.52, 3.2, 4.2, 0.12, {
      color: "coral",
      top: (w) =>
        text(0.36, 1, "Tender", { size: 0.72, fill: palette.dark900, weight: 600, display: true }) +
        rect(0.38, 1.4, w * 0.6, 0.13, palette.dark900, { opacity: 0.6 }) +
        rect(0.38, 1.72, w * 0.4, 0.13, palette.dark900, { opacity: 0.6 }) +
        icon("landmark", 0.34, 2.7, 1, palette.dark900, 1.5),
    });
    for (const [i, c] of ["teal", "amber", "pale"].entries())
      s.box(-1.9, -0.4 + i * 1.1, 1.1 - i * 0.2, 0.35, 0.5, 0.06, { color: c, shadow: false });
  });
  const rows = [-3.6, -1.7, 0.2, 2.1, 4];
  const icons = ["shield-check", "leaf", "users", "", "award"];
  rows.forEach((y, i) => {
    const empty = i === 3;
    const mid = y + 0.75;
    s.path(
      [
        [-1.7, 1.2],
        [-0.6, 1.2],
        [-0.6, mid],
        [1.2, mid],
      ],
      {
        color: empty ? s.theme.coral : s.theme.line,
        w: 2.4,
        glow: false,
        dash: empty ? "2 9" : undefined,
      },
    );
    const face = (w, h) =>
      empty
        ? rect(0.1, 0.1, w - 0.2, h - 0.2, undefined, {
            stroke: palette.coral,
            strokeWidth: 0.06,
            dash: "0.16 0.14",
            rx: 0.1,
          }) + text(w / 2, h * 0.66, "?", { size: 1, fill: palette.coral, anchor: "middle", weight: 600 })
        : icon(icons[i], 0.18, 0.2, 0.5, palette.tealDeep, 2.2) +
          group(
            textLines(4, { seed: i + 2, color: palette.slate500, top: 0.02 })(w, h - 0.75, s),
            "translate(0 .66)",
          );
    board(s, 1.2, y, 1.5, 1.9, { face: "right", color: empty ? "dark" : "pale", paint: face });
    if (empty) {
      s.plate(5.4, y + 0.05, 1.6, 1.4, undefined, { stroke: s.theme.coral, dash: "7 7", strokeWidth: 2.2 });
      person(s, 6.2, mid, { size: 1.2, color: "coral", skin: 1, pose: "holds" });
      return;
    }
    s.path(
      [
        [1.5, mid],
        [5.4, mid],
      ],
      { color: s.theme.teal, w: 3.2, nodes: false },
    );
    folder(s, 5.4, y, i);
  });
  chip(s, { x: 60, y: 748, icon: "user-round-search", label: "No source found", sub: "Goes to a person" });
  s.leader([1.4, 2.85, 0.05], [300, 748]);
  return s;
}

function folder(s, x, y, i) {
  const color = ["teal", "mid", "amber", "mid", "teal"][i];
  s.group(() => {
    s.box(x, y, 0, 1.6, 0.22, 1.5, { color, shadow: false });
    for (let k = 0; k < 4; k++)
      s.box(x + 0.1, y + 0.3 + k * 0.2, 0, 1.4, 0.08, 1.3 - (k % 2) * 0.1, { color: "pale", shadow: false });
    s.box(x, y + 1.16, 0, 1.6, 0.22, 1.15, {
      color,
      shadow: false,
      left: (w, h) => rect(w * 0.2, h * 0.26, w * 0.6, h * 0.34, palette.white, { opacity: 0.85, rx: 0.04 }),
    });
    s.box(x + 1.46, y + 0.22, 0, 0.14, 0.94, 1.15, { color, shadow: false });
  });
  s.shadow(x, y, 1.6, 1.4, 1.4);
}

export const picture = {
  id: "services/agentic-ai/tender-replies",
  theme: "dark",
  title: "A tender, its answer cards and the folders behind them",
  draw,
};
