import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle } from "../../engine/svg.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { iconCube } from "../../props/computing/model-cubes.mjs";
import { paperSheet } from "../../props/documents/books.mjs";
import { stamp } from "../../props/documents/pen-and-stamp.mjs";
import { chair, desk } from "../../props/interiors/room.mjs";
import { namePlate } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 72, focus: [4.8, 1.7, 1], at: [0.46, 0.52], seed: 2 });
  s.ground();
  s.plate(-1.8, -2.2, 13, 8.4, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  desk(s, 0, 0, 9.8, 3.5, { h: 1, color: "mid", body: "dark" });
  [0.8, 3.4, 6].forEach((x, i) => {
    chair(s, x, -1.25, { back: "n", who: { color: ["teal", "coral", "pale"][i], skin: i } });
  });
  chair(s, 10.2, 1.3, { back: "e", color: "stone" });
  chair(s, 1.4, 4, { back: "s", color: "stone" });
  chair(s, 4.4, 4, { back: "s", color: "stone" });
  const models = [
    ["Pricing", "tag", "teal"],
    ["Claims", "file-text", "teal"],
    ["Hiring", "users", "amber"],
  ];
  models.forEach(([name, glyph, color], i) => {
    const x = 0.75 + i * 2.15;
    iconCube(s, x, 1.2, 1, 1.35, { color, icon: glyph });
    namePlate(s, x - 0.12, 1.8, 2.35, name, { w: 1.6, h: 0.55, size: 0.36 });
  });
  const seal = (w, h) =>
    textLines(5, { seed: 3, color: palette.slate500, top: 0.1 })(w, h * 0.62, s) +
    circle(w * 0.62, h * 0.72, 0.42, undefined, { stroke: palette.coral, strokeWidth: 0.09 }) +
    iconAt("check", w * 0.62, h * 0.72, 0.5, palette.coral, 3);
  paperSheet(s, 7.3, 0.5, 1, { dx: 1.9, dy: 2.5, paint: seal });
  stamp(s, 7.75, 0.95, 1.07, { u: 1.05 });
  checklist(s, {
    x: 770,
    y: 56,
    title: "Models in use",
    items: [
      { label: "Pricing", state: "done", tag: "Approved" },
      { label: "Claims", state: "done", tag: "Approved" },
      { label: "Hiring", state: "review", tag: "Needs review" },
    ],
  });
  return s;
}

export const picture = {
  id: "services/ai-strategy-governance/card",
  theme: "dark",
  title: "Model cubes under name plates on a meeting table, with a stamp",
  draw,
};
