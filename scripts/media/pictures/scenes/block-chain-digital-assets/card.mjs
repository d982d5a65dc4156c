import { iconAt } from "../../engine/icons.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { bank } from "../../props/buildings/bank.mjs";
import { factory } from "../../props/buildings/factory.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 55, focus: [0, 0, 0.9], at: [0.49, 0.59], seed: 6 });
  s.ground();
  s.cylinder(0, 0, 0, 3.7, 0.14, { color: "dark" });
  s.solids.at(-1).bounds = [-2.6, -2.6, 0, 2.6, 2.6, 0.14];
  const icons = ["link", "file-check-2", "coins", "link", "stamp", "key-round", "link", "check"];
  const spots = icons.map(
    (_, i) => [(i * Math.PI) / 4 + Math.PI / 8].map((a) => [Math.cos(a) * 2.6, Math.sin(a) * 2.6])[0],
  );
  spots.forEach(([x, y], i) => {
    ledgerBlock(s, x - 0.52, y - 0.52, {
      z: 0.14,
      size: 1.04,
      icon: icons[i],
      color: i === 7 ? "coral" : "iris",
      shadow: false,
    });
  });
  s.path(
    [...spots, spots[0]].map(([x, y]) => [x, y, 0.5]),
    { color: s.theme.iris, w: 6, layer: "item", bounds: [-2, -2, 0.14, 1.2, 1.2, 0.2] },
  );
  s.lathe(0, 0, 0.14, parsePoints("1 0, 1 0.5, 0.86 0.6"), { color: "mid", shadow: false });
  s.add(
    [-0.5, -0.5, 0.75, 0.5, 0.5, 0.76],
    s.decal("top", 0, 0, 0.74, iconAt("book-open", 0, 0, 1.05, s.theme.iris, 1.9)),
  );
  for (const [a, b] of [parsePoints("-4 1.2, -2.9 1.2"), parsePoints("1.2 -4.4, 1.2 -2.9")])
    s.path([a, b], { color: s.theme.teal, w: 4 });
  bank(s, -8, -0.2, { u: 1.08 });
  factory(s, 0.6, -7.4, { dx: 4.4, dy: 3.1 });
  tower(s, -6.6, -6.6, 2.2, 2.2, 3.5, { cols: 4, rows: 6, seed: 12, lit: 0.2, color: "mid" });
  s.path(parsePoints("-4.6 -4.5, -3.2 -4.5, -3.2 -1.4"), { color: s.theme.teal, w: 4 });
  tree(s, -4.4, 5.2, { h: 1.5, r: 0.5 });
  tree(s, 5.6, -3.6, { h: 1.4, r: 0.45 });
  person(s, -2.6, 3.5, { color: "coral", skin: 2, facing: "right", pose: "points" });
  person(s, 3.3, -3, { color: "teal", pose: "holds" });
  person(s, 4.3, 1.4, { color: "pale", skin: 1, pose: "waits" });
  chip(s, {
    x: 752,
    y: 744,
    icon: "link",
    label: "One shared record",
    sub: "No single keeper",
    tone: "iris",
  });
  return s;
}

export const picture = {
  id: "services/block-chain-digital-assets/card",
  theme: "dark",
  title: "Three owners around one ledger of linked blocks",
  draw,
};
