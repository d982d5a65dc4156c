import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { iconCube } from "../../props/computing/model-cubes.mjs";
import { person } from "../../props/people.mjs";
import { board, namePlate } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 74, focus: [3.4, 2.4, 2], at: [0.53, 0.515], seed: 7 });
  s.ground();
  s.plate(-2.4, -1, 12, 9, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  const names = [
    "Pricing",
    "Fraud",
    "Claims",
    "Search",
    "Routing",
    "Stock",
    "Hiring",
    "Chat",
    "Credit",
    "",
    "Leave",
    "Quality",
  ];
  const glyphs = [
    "tag",
    "shield-alert",
    "file-text",
    "search",
    "route",
    "boxes",
    "users",
    "message-circle",
    "landmark",
    "",
    "calendar",
    "badge-check",
  ];
  const [cw, ch, d] = [2.05, 1.66, 1.25];
  s.shadow(0, 0, cw * 4, d, 5);
  s.group(() => {
    const flat = { color: "stone", shadow: false };
    s.box(0, 0, 0, cw * 4 + 0.14, 0.1, ch * 3 + 0.14, { ...flat, color: "black" });
    for (let c = 0; c <= 4; c++) s.box(c * cw, 0.1, 0, 0.14, d, ch * 3 + 0.14, { ...flat, color: "mid" });
    for (let r = 0; r <= 3; r++)
      for (let c = 0; c < 4; c++)
        s.box(c * cw + 0.14, 0.1, r * ch, cw - 0.14, d, 0.14, { ...flat, color: "mid" });
    names.forEach((name, i) => {
      const [x, z] = [(i % 4) * cw + 0.14, (2 - Math.floor(i / 4)) * ch + 0.14];
      const out = !name;
      if (!out)
        iconCube(s, x + 0.46, 0.16, z, 1, {
          color: i % 5 === 3 ? "pale" : "teal",
          icon: glyphs[i],
          glyph: i % 5 === 3 ? palette.dark900 : palette.white,
          shadow: false,
        });
      namePlate(s, x + 0.18, d + 0.1, z, out ? "Mail" : name, {
        w: cw - 0.5,
        h: 0.36,
        size: 0.28,
        color: out ? "coral" : "pale",
      });
    });
  }, [0, 0, 0, cw * 4 + 0.14, d + 0.2, ch * 3 + 0.14]);
  // A model leaves the software box for its drawer.
  const [bx, by] = [0.2, 4.6];
  s.shadow(bx, by, 2.2, 2, 1.2);
  s.group(() => {
    s.box(bx, by, 0, 2.2, 0.1, 1.2, { color: "sand", shadow: false });
    s.box(bx, by + 0.1, 0, 0.1, 1.8, 1.2, { color: "sand", shadow: false });
    iconCube(s, bx + 0.5, by + 0.4, 0.9, 1.2, { color: "coral", icon: "cpu", glyph: palette.dark900 });
    s.box(bx + 2.1, by + 0.1, 0, 0.1, 1.8, 1.2, { color: "sand", shadow: false });
    const mark = (w, h) =>
      icon("mail", 0.25, 0.2, 0.75, palette.dark900, 1.8) +
      rect(1.2, h * 0.32, w - 1.5, 0.12, palette.dark900, { opacity: 0.5 }) +
      rect(1.2, h * 0.54, w - 1.8, 0.12, palette.dark900, { opacity: 0.5 });
    s.box(bx, by + 1.9, 0, 2.2, 0.1, 1.2, { color: "sand", left: mark, shadow: false });
    s.surface(parsePoints("0.2 6.6 1.2, 2.4 6.6 1.2, 2.4 7.2 0.95, 0.2 7.2 0.95"), palette.sand251);
  }, [bx, by, 0, bx + 2.2, by + 2.6, 2.1]);
  s.path(parsePoints("1.3 5.3 2.25, 1.3 5.3 3.1, 3.3 5.3 3.1, 3.3 1.5 0.95"), {
    color: s.theme.coral,
    w: 3.6,
    dash: "2 11",
    layer: "over",
  });
  person(s, 4.7, 5.6, { color: "teal", size: 1.3, skin: 2, pose: "holds" });
  board(s, 4.45, 6.06, 0.5, 0.64, { z: 1.16, depth: 0.05, paint: textLines(4, { color: palette.slate500 }) });
  checklist(s, {
    x: 52,
    y: 52,
    title: "One line each",
    items: [
      { label: "What it decides", state: "done" },
      { label: "On whose data", state: "done" },
      { label: "Supplier's terms", state: "done" },
      { label: "Review date", state: "wait" },
    ],
  });
  return s;
}

export const picture = {
  id: "services/ai-strategy-governance/model-register",
  theme: "dark",
  title: "A cabinet of labelled model cubes",
  draw,
};
