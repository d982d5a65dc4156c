import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { network } from "../../overlays/charts/network.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { bank } from "../../props/buildings/bank.mjs";
import { flatTower } from "../../props/buildings/flat-tower.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 48, focus: [3.2, 3, 1.6], at: [0.53, 0.51], seed: 7 });
  s.ground();
  s.plate(0.4, -4.6, 4.8, 4.8, s.theme.floor2, { stroke: s.theme.line });
  flatTower(s, 1.2, -3.8, 3.2, 3.2, 5.4, { color: "mid", rows: 8, seed: 4, flat: ["left", 1, 2] });
  s.path(parsePoints("2.8 0, 2.8 6.4"), { color: s.theme.iris, w: 6 });
  s.path(parsePoints("-4.4 6.9, 9.2 6.9"), { color: s.theme.iris, w: 6 });
  [
    ["key-round", 0.8],
    ["file-text", 3.2],
  ].forEach(([name, y]) => {
    ledgerBlock(s, 2.15, y, { size: 1.3, icon: name });
  });
  ledgerBlock(s, 2.15, 6.2, { size: 1.3, icon: "link", color: "coral" });
  ledgerBlock(s, -1.2, 6.3, { size: 1.2, icon: "building-2" });
  ledgerBlock(s, 5.6, 6.3, { size: 1.2, icon: "landmark" });
  tower(s, -5.6, 5.4, 2.2, 2.2, 3.2, { color: "dark", cols: 3, rows: 5, seed: 8 });
  bank(s, 8.6, 4.8, { u: 1 });
  person(s, 5.4, 2.6, { size: 1.15, color: "teal", skin: 1 });
  network(s, {
    x: 56,
    y: 620,
    w: 340,
    h: 232,
    title: "Title map",
    nodes: {
      flat: { at: [90, 92], label: "Flat", tone: "coral" },
      head: { at: [242, 132], label: "Head lease", tone: "iris" },
      free: { at: [110, 190], label: "Freehold", tone: "iris" },
    },
    edges: [
      ["flat", "head", "iris"],
      ["head", "free", "iris"],
    ],
  });
  chip(s, { x: 56, y: 56, icon: "circle-help", label: "A missing link", sub: "Ask the seller" });
  return s;
}

export const picture = {
  id: "industries/real-estate/ownership-records",
  theme: "dark",
  title: "A flat's title, followed to a company and a bank",
  draw,
};
