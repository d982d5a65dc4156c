import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { iconCube } from "../../props/computing/model-cubes.mjs";
import { person } from "../../props/people.mjs";

/** A gate that faces right, with its risk class on the lintel. */
function gate(s, x, y, span, h, post, color, name, glyph) {
  s.box(x, y, 0, post, post, h, { color: "mid" });
  s.box(x, y + span - post, 0, post, post, h, { color: "mid" });
  const sign = (w, fh) =>
    text(w / 2 + (glyph ? 0.28 : 0), fh / 2 + 0.17, name, {
      size: 0.5,
      weight: 640,
      fill: palette.dark900,
      anchor: "middle",
    }) + (glyph ? iconAt(glyph, w * 0.18, fh / 2, 0.46, palette.dark900, 2.4) : "");
  s.box(x - 0.1, y - 0.1, h, post + 0.2, span + 0.2, 0.66, { color, right: sign, shadow: false });
}

function draw(theme) {
  const s = new Scene({ theme, scale: 58, focus: [0.9, 2.2, 0.8], at: [0.49, 0.535], seed: 9 });
  s.ground();
  const lanes = [
    ["High", -2.1, "coral", s.theme.coral],
    ["Medium", 1.3, "amber", palette.amber470],
    ["Low", 4.7, "teal", s.theme.teal],
  ];
  const form = (w) => {
    let svg = rect(0.4, 0.35, 1.9, 0.26, palette.dark900, { rx: 0.05 });
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
    return svg + iconAt("circle-help", w - 0.55, 0.5, 0.6, s.theme.coralText, 2.2);
  };
  s.box(-7, -1.6, 0, 4.2, 7.1, 0.34, { color: "dark" });
  s.box(-6.8, -1.4, 0.34, 3.8, 6.7, 0.08, { color: "pale", top: form, shadow: false });
  lanes.forEach(([, y, , tone], i) => {
    s.plate(-1.4, y, 12.6, 2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
    s.path(
      [
        [-2.8, y + 1],
        [10.6, y + 1],
      ],
      { color: tone, w: 4, dash: i ? "2 11" : undefined },
    );
  });
  gate(s, 3.2, -2.5, 2.8, 3.3, 0.62, "coral", "High", "lock");
  gate(s, 4.4, 1.05, 2.5, 1.9, 0.42, "amber", "Medium");
  gate(s, 5.6, 4.55, 2.3, 0.95, 0.3, [palette.teal270, palette.teal430, palette.teal430], "Low");
  // The largest gate has bars and a person who decides.
  s.group(() => {
    for (let i = 0; i < 4; i++)
      s.box(3.4, -1.66 + i * 0.36, 0, 0.12, 0.12, 3.3, { color: "dark", shadow: false });
  }, [3.35, -1.86, 0, 3.6, -0.35, 3.3]);
  iconCube(s, 0.5, -1.7, 0, 1.2, { color: "coral", icon: "users", glyph: palette.dark900 });
  iconCube(s, 1.4, 1.75, 0, 1.1, { color: "amber", icon: "tag", glyph: palette.dark900 });
  iconCube(s, 7.6, 5.2, 0, 1, { color: "teal", icon: "search" });
  iconCube(s, 0.6, 5.2, 0, 1, { color: "teal", icon: "languages" });
  person(s, 5.2, -0.3, { color: "coral", size: 1.2 });
  person(s, 7.4, 2.9, { color: "dark", size: 1.15, skin: 2 });
  label(s, { x: 56, y: 96, text: "One page of questions", tone: "teal", icon: "clipboard-list" });
  chip(s, { x: 56, y: 744, icon: "shield-check", label: "Checks sized to the harm", tone: "coral" });
  return s;
}

export const picture = {
  id: "services/ai-strategy-governance/risk-classes",
  theme: "light",
  title: "A page of questions and three lanes to gates",
  draw,
};
