import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { iconCube } from "../../props/computing/model-cubes.mjs";
import { paperStack } from "../../props/documents/paper.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";
import { centredText } from "../../props/textures/surfaces.mjs";

/** A stand with its risk class, and on it the papers that a use of this class has to pass. */
function checks(s, x, y, name, color, count) {
  s.box(x, y, 0, 2.9, 1.6, 0.7, { color, left: centredText(name, { size: 0.5, fill: palette.dark900 }) });
  return paperStack(s, x + 0.5, y + 0.15, 0.7, 1.9, 1.3, {
    count,
    untidy: count > 9 ? 0.16 : 0.05,
    paint: textLines(5, { color: palette.slate500 }),
  });
}

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [1, 2.2, 1], at: [0.49, 0.535], seed: 9 });
  s.ground();
  const lanes = [
    ["High", -2.1, "coral", s.theme.coral],
    ["Medium", 1.3, "amber", palette.amber470],
    ["Low", 4.7, "teal", s.theme.teal],
  ];
  const form = (w) => {
    let svg = text(0.4, 0.72, "Questions", { size: 0.52, weight: 600, fill: palette.dark900 });
    for (let i = 0; i < 8; i++) {
      const v = 1 + i * 0.72;
      const on = [0, 2, 3, 6].includes(i);
      svg += rect(0.4, v, 0.42, 0.42, on ? s.theme.teal : "none", {
        rx: 0.06,
        stroke: s.theme.teal,
        strokeWidth: 0.06,
      });
      if (on) svg += iconAt("check", 0.61, v + 0.21, 0.36, palette.white, 3.4);
      svg += rect(1.05, v + 0.06, w - 1.5 - (i % 3) * 0.4, 0.12, palette.slate500, { opacity: 0.75 });
      svg += rect(1.05, v + 0.27, w - 2.1 - (i % 2) * 0.5, 0.1, palette.slate500, { opacity: 0.4 });
    }
    return svg;
  };
  s.box(-7, -1.6, 0, 4.2, 7.1, 0.34, { color: "dark" });
  s.box(-6.8, -1.4, 0.34, 3.8, 6.7, 0.08, { color: "pale", top: form, shadow: false });
  lanes.forEach(([, y, , tone], i) => {
    s.plate(-1.4, y, 12.6, 2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
    s.path(
      [
        [-2.8, y + 1],
        [i === 2 ? 10.6 : 3.4, y + 1],
      ],
      { color: tone, w: 4, dash: i ? "2 11" : undefined },
    );
  });
  checks(s, 3.4, -1.9, "High", "coral", 30);
  checks(s, 3.4, 1.5, "Medium", "amber", 10);
  checks(s, 3.4, 4.9, "Low", [palette.teal270, palette.teal430, palette.teal430], 1);
  iconCube(s, 0.5, -1.7, 0, 1.2, { color: "coral", icon: "users", glyph: palette.dark900 });
  iconCube(s, 1.4, 1.75, 0, 1.1, { color: "amber", icon: "tag", glyph: palette.dark900 });
  iconCube(s, 8, 5.2, 0, 1, { color: "teal", icon: "search" });
  iconCube(s, 0.6, 5.2, 0, 1, { color: "teal", icon: "languages" });
  // The harm decides how many people look.
  person(s, 6.7, -0.5, { color: "coral", size: 1.2, skin: 0, pose: "holds" });
  person(s, 6.9, -1.7, { color: "dark", size: 1.2, skin: 1, pose: "stands" });
  person(s, 8.6, -1.2, { color: "teal", size: 1.2, skin: 2, pose: "waits" });
  person(s, 6.9, 2.4, { color: "amber", size: 1.2, skin: 3, pose: "holds" });
  chip(s, { x: 56, y: 744, icon: "shield-check", label: "Checks sized to the harm", tone: "coral" });
  return s;
}

export const picture = {
  id: "services/ai-strategy-governance/risk-classes",
  theme: "light",
  title: "A page of questions and three lanes to growing stacks of papers",
  draw,
};
