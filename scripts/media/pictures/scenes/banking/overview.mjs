import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { coins } from "../../props/computing/tokens.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { bank } from "./bank.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 39, focus: [4.2, 3.6, 1.8], at: [0.5, 0.55], seed: 11 });
  s.ground();
  s.plate(-1, -1, 10.4, 9.8, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  tower(s, -4.6, -4.4, 3, 3, 7.4, { cols: 5, rows: 13, seed: 4 });
  tower(s, -0.9, -5.2, 2.6, 2.8, 9.2, { color: "dark", cols: 4, rows: 16, lit: 0.28, seed: 8 });
  tower(s, 3.2, -4.6, 3.4, 2.6, 4.6, { cols: 6, rows: 8, lit: 0.15, seed: 2 });
  tower(s, 8, -5.4, 2.4, 2.4, 6.4, { color: "mid", cols: 4, rows: 11, lit: 0.2, seed: 21 });
  bank(s, 0, 0);
  s.path(parsePoints("-9 7.4, -2.2 7.4, -2.2 9.6, 3.8 9.6, 3.8 6.6"), {
    color: s.theme.teal,
    w: 3,
    dash: "1 10",
  });
  s.path(parsePoints("7.7 3, 10.4 3, 10.4 10.2, 16 10.2"), { color: s.theme.coral, w: 4 });
  s.path(parsePoints("1.2 11.6, 9.6 11.6"), { color: s.theme.iris, w: 4 });
  ["file-check", "link", "landmark", "check"].forEach((name, i) => {
    ledgerBlock(s, 0.6 + i * 2.3, 11, { size: 1.2, icon: name, color: i === 3 ? "coral" : "iris" });
  });
  coins(s, 12.2, -2.4, 7);
  coins(s, 13.6, -1.9, 4);
  coins(s, 12.4, -0.9, 2, { color: "coral" });
  for (const [x, y] of parsePoints("-1.6 1, -1.6 3.4, -1.6 5.6, 9.9 -0.6")) tree(s, x, y, { h: 1.5, r: 0.5 });
  person(s, 3, 8, { color: "teal" });
  person(s, 4.6, 7.7, { color: "coral", skin: 1 });
  person(s, 8.8, 7.9, { color: "pale", skin: 2 });
  chip(s, {
    x: 56,
    y: 150,
    icon: "file-check-2",
    label: "Every decision on record",
    sub: "Source, policy, person",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/banking/overview",
  theme: "dark",
  title: "A bank among towers, with payments and ledger blocks",
  draw,
};
