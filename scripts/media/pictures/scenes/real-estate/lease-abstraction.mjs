import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, path } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { flatTower } from "../../props/buildings/flat-tower.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 70, focus: [2.2, 1.8, 1.6], at: [0.42, 0.57], seed: 4 });
  s.ground();
  flatTower(s, -1.2, -2.4, 3, 3, 4.5, { color: "mid", rows: 7, seed: 6, lit: 0.34 });
  flatTower(s, -5.2, -1.2, 2.4, 2.4, 3, { color: "dark", rows: 6, cols: 3, seed: 8 });
  for (let i = 0; i < 5; i++)
    s.box(0.2 + (i % 2) * 0.06, 1.7, i * 0.24, 3.6, 2.9, 0.22, { color: "pale", shadow: i === 0 });
  s.box(0.14, 1.64, 1.2, 3.7, 3, 0.1, {
    color: "pale",
    shadow: false,
    top: (w, h, sc) =>
      text(0.34, 0.72, "Lease", { size: 0.62, weight: 620, fill: palette.dark900, display: true }) +
      group(
        textLines(6, {
          color: palette.slate500,
          marks: { 1: palette.coral, 4: palette.tealDeep },
          pad: 0.09,
          top: 0.05,
        })(w, h - 1, sc),
        "translate(0 .8)",
      ),
  });
  [
    ["coral", 2],
    ["teal", 2.8],
    ["amber", 3.6],
  ].forEach(([c, y], i) => {
    s.box(3.84, y, 0.3 + i * 0.3, 0.7, 0.4, 0.06, { color: c, shadow: false });
  });
  const slip = s.project(4.5, 2.2, 0.5);
  s.draw(
    path(`M${slip[0]} ${slip[1]}C${slip[0] + 90} ${slip[1] - 20} 720 360 786 330`, {
      stroke: s.theme.coral,
      strokeWidth: 4.5,
      dash: "1 10",
    }) + circle(slip[0], slip[1], 8, s.theme.coral),
  );
  person(s, 5.2, 1.2, { size: 1.2, color: "teal", skin: 1 });
  checklist(s, {
    x: 784,
    y: 120,
    title: "Clauses found",
    items: [
      { label: "Break date", tag: "Clause" },
      { label: "Rent review", tag: "Deed" },
      { label: "Repairs", tag: "Clause" },
      { label: "Side letter", state: "review", tag: "Ambiguous" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/real-estate/lease-abstraction",
  theme: "dark",
  title: "A thick lease and the clauses found in it",
  draw,
};
