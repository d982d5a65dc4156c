import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { flatTower } from "../../props/buildings/flat-tower.mjs";
import { rangeBar } from "../../props/effects.mjs";
import { tree } from "../../props/outdoors/trees.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 41, focus: [4.6, 2.6, 2.6], at: [0.53, 0.52], seed: 3 });
  s.ground();
  const list = [
    [-3.4, 3.4, 3, 4.4, "pale", 70, "teal"],
    [0.2, 0.6, 3, 7, "dark", 110, "coral"],
    [4.2, 3.6, 3, 3.4, "stone", 90, "teal"],
    [4.4, -2.4, 3, 5.2, "pale", 60, "teal"],
    [8.6, 0.4, 3, 6, "mid", 150, "coral"],
    [8, 5.4, 3, 2.6, "teal", 70, "teal"],
  ];
  list.forEach(([x, y, w, h, color], i) => {
    s.plate(x - 0.5, y - 0.5, w + 1, w + 1, s.theme.floor2, { stroke: s.theme.line });
    flatTower(s, x, y, w, w, h, { color, rows: Math.round(h * 1.5), seed: i * 5 + 2, roof: false });
  });
  for (const [x, y, w, h, , tall, tone] of list)
    rangeBar(s, x + w / 2, y + w / 2, h + 0.2, {
      tall,
      at: 0.4 + (h % 1) * 0.5,
      color: s.theme[tone],
      glow: 0.28,
    });
  for (const [x, y] of parsePoints("-1 7.6, 3 8.4, 8.4 -3.4, 13 -0.6")) tree(s, x, y);
  checklist(s, {
    x: 56,
    y: 690,
    title: "What moved it",
    items: [
      { label: "Rent roll", tag: "Known" },
      { label: "Thin market", state: "review", tag: "Wide range" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/real-estate/portfolio-valuation",
  theme: "light",
  title: "Towers with value ranges above them",
  draw,
};
