import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { person } from "../../props/people.mjs";
import { slab } from "../../props/shapes/slabs.mjs";

function note(s, x, y, turn, fill, glyph) {
  const color = palette.dark900;
  const body =
    rect(-0.56, -0.56, 1.2, 1.2, color, { opacity: 0.12 }) +
    rect(-0.6, -0.6, 1.2, 1.2, fill) +
    iconAt(glyph, -0.2, -0.2, 0.5, color, 1.8) +
    rect(-0.4, 0.2, 0.8, 0.08, color, { opacity: 0.4 }) +
    rect(-0.4, 0.36, 0.5, 0.08, color, { opacity: 0.4 });
  s.groundLines.push(s.decal("top", x, y, 0, `<g transform="rotate(${turn})">${body}</g>`));
}

function draw(theme) {
  const s = new Scene({ theme, scale: 80, focus: [3.2, 2.2, 1], at: [0.5, 0.54], seed: 31 });
  s.ground();
  const fills = [palette.amber200, palette.white, palette.steel140, palette.sand150, palette.white];
  const glyphs = ["lightbulb", "message-circle", "mail", "phone", "image", "mic", "calendar", "map"];
  let i = 0;
  for (let y = -4.2; y < 8.6; y += 1.75) {
    for (let x = -5.4; x < 11; x += 1.75) {
      const onSteps = x > -1.2 && x < 9.2 && y > -0.9 && y < 2.7;
      const [dx, dy, turn] = [s.random() - 0.5, s.random() - 0.5, (s.random() - 0.5) * 46];
      i++;
      const [px, py] = s.project(x, y);
      if (onSteps || s.random() < 0.16 || (px < 500 && py < 220)) continue;
      note(s, x + dx * 0.6, y + dy * 0.6, turn, fills[i % 5], glyphs[(i * 5) % 8]);
    }
  }
  // Three notes on steps; the highest comes first.
  const steps = [
    ["Later", 0.9, "mid", "truck"],
    ["Next", 1.9, "teal", "files"],
    ["First", 3, "coral", "shield-alert"],
  ];
  steps.forEach(([name, h, color, glyph], k) => {
    const x = -0.1 + k * 2.4;
    const label = (w, fh) =>
      text(w / 2, fh - 0.3, name, { size: 0.5, weight: 600, fill: palette.white, anchor: "middle" });
    s.box(x, 0, 0, 2.4, 2, h, { color: color === "coral" ? "dark" : color, left: label });
    const face = (w, fh) =>
      iconAt(glyph, w / 2, fh * 0.4, 0.9, palette.dark900, 1.8) +
      rect(w * 0.2, fh * 0.74, w * 0.6, 0.1, palette.dark900, { opacity: 0.45 }) +
      rect(w * 0.2, fh * 0.84, w * 0.4, 0.1, palette.dark900, { opacity: 0.45 });
    slab(s, x + 0.4, 1, 1.6, 1.7, { z: h, color: k === 2 ? "coral" : "amber", paint: face });
  });
  person(s, 8.5, 3, { color: "coral", size: 1.2, skin: 1, pose: "waits" });
  person(s, -1.3, 1.5, { color: "teal", size: 1.2, skin: 2, facing: "right", pose: "points" });
  chip(s, {
    x: 52,
    y: 56,
    icon: "list-ordered",
    label: "Three worth paying for",
    sub: "Ranked by consequence",
  });
  return s;
}

export const picture = {
  id: "services/ai-strategy-governance/ranked-uses",
  theme: "light",
  title: "Idea notes on a floor, three lifted onto steps",
  draw,
};
