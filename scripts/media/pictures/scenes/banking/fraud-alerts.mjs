import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { barChart } from "../../overlays/charts/bar-chart.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { bank } from "./bank.mjs";

function card(s, x, y, z, { color = "pale", size = 1, stripe } = {}) {
  s.box(x, y, z, 1.9 * size, 1.2 * size, 0.09, {
    color,
    shadow: z < 0.3,
    top: (w, h) =>
      rect(0, h * 0.16, w, h * 0.2, stripe ?? s.theme.faint, { opacity: 0.8 }) +
      rect(w * 0.1, h * 0.52, w * 0.17, h * 0.22, s.theme.amber, { rx: 0.04 }) +
      rect(w * 0.1, h * 0.82, w * 0.5, h * 0.07, s.theme.faint, { opacity: 0.7 }),
  });
}

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2.6, 1.4, 0.4], at: [0.46, 0.575], seed: 5 });
  s.ground();
  s.plate(-9, 1, 22, 2.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.path(parsePoints("-8 2.2, 12 2.2"), { color: s.theme.teal, w: 3, dash: "2 12" });
  bank(s, -3.6, -4.4, { u: 0.6 });
  tower(s, -6.6, -4.4, 2, 2, 3.6, { cols: 4, rows: 7, seed: 3, color: "dark" });
  tower(s, -9.4, -3.4, 1.8, 1.8, 2.4, { cols: 4, rows: 5, seed: 13 });
  tower(s, 2.4, -3.4, 1.8, 1.8, 2.6, { cols: 4, rows: 5, seed: 33 });
  tree(s, 5.4, -1, { h: 1.4, r: 0.45 });
  tree(s, 6.9, -1, { h: 1.2, r: 0.4 });
  for (const x of [-6.4, -3.9, -1.4]) card(s, x, 1.6, 0, { color: x === -3.9 ? "dark" : "pale" });
  for (const x of [6.6, 9.2]) card(s, x, 1.6, 0, { color: x > 8 ? "teal" : "pale" });
  s.box(1.1, 0.7, 0, 0.34, 0.34, 2.7, { color: "dark" });
  s.box(1.1, 3.4, 0, 0.34, 0.34, 2.7, { color: "dark" });
  s.box(1.1, 0.7, 2.7, 0.34, 3.04, 0.42, {
    color: "dark",
    right: (w, h) =>
      [0.16, 0.33, 0.5, 0.67, 0.84].map((u) => circle(w * u, h / 2, 0.09, s.theme.coral)).join(""),
  });
  s.shadows.push(`<polygon points="${s.points(parsePoints("2.3 1.6, 4.4 1.6, 4.4 2.9, 2.3 2.9"))}"/>`);
  card(s, 2.2, 1.5, 0.85, { color: "coral", size: 1.12, stripe: palette.dark900 });
  s.path(parsePoints("2.2 1.5 0.8, 2.2 1.5 0.05"), {
    color: s.theme.coral,
    w: 2,
    dash: "2 6",
    layer: "item",
  });
  s.path(parsePoints("4.33 1.5 0.8, 4.33 1.5 0.05"), {
    color: s.theme.coral,
    w: 2,
    dash: "2 6",
    layer: "item",
  });
  s.path(parsePoints("4.33 2.84 0.8, 4.33 2.84 0.05"), {
    color: s.theme.coral,
    w: 2,
    dash: "2 6",
    layer: "item",
  });
  s.path(parsePoints("2.2 2.84 0.8, 2.2 2.84 0.05"), {
    color: s.theme.coral,
    w: 2,
    dash: "2 6",
    layer: "item",
  });
  s.box(6, 4.3, 0, 2, 2.9, 0.5, {
    color: "dark",
    top: (w, h) => {
      let keys = rect(w * 0.12, h * 0.08, w * 0.76, h * 0.3, s.theme.dark ? palette.teal : palette.teal270, {
        rx: 0.06,
      });
      for (let i = 0; i < 12; i++)
        keys += rect(
          w * (0.14 + (i % 3) * 0.26),
          h * (0.46 + Math.floor(i / 3) * 0.13),
          w * 0.2,
          h * 0.085,
          i === 11 ? s.theme.coral : s.theme.faint,
          { rx: 0.04 },
        );
      return keys;
    },
  });
  card(s, 8.1, 5.2, 0.18, { size: 0.75 });
  s.leader([3.9, 1.9, 0.97], [850, 290]);
  barChart(s, { x: 48, y: 628, w: 372, title: "Card payments", note: "by minute" });
  checklist(s, {
    x: 796,
    y: 64,
    title: "Why this one was held",
    items: [
      { label: "New device", state: "review" },
      { label: "Unusual hour", state: "review" },
      { label: "Far from last payment", state: "review" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/banking/fraud-alerts",
  theme: "light",
  title: "One payment held at a gate, with the reasons beside it",
  draw,
};
