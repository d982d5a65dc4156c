import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { depot } from "../../props/buildings/depot.mjs";
import { factory } from "../../props/buildings/factory.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { pallet, parcel } from "../../props/logistics/goods.mjs";
import { cutout } from "../../props/shapes/slabs.mjs";
import { truck } from "../../props/vehicles/cars.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 53, focus: [0.3, 0.1, 0.9], at: [0.5, 0.52], seed: 19 });
  s.ground();
  factory(s, -8.4, -0.4, { dx: 4.6, dy: 3.2 });
  depot(s, 0.6, -6.8, { dx: 4.8, dy: 3, h: 2, doors: 4, sign: "warehouse", color: "pale", roof: "dark" });
  const chain = parsePoints("-5.6 -2.6, -4.1 -4.1, -2.6 -5.6");
  s.path(parsePoints("-5 0.5, -5 -1.4"), { color: s.theme.iris, w: 5 });
  s.path(parsePoints("-1.4 -5, 0.6 -5"), { color: s.theme.iris, w: 5 });
  s.path(parsePoints("-5 -2 0.5, -2 -5 0.5"), {
    color: s.theme.iris,
    w: 8,
    layer: "item",
    bounds: [-5.6, -5.6, 0, -5.5, -5.5, 0.1],
  });
  chain.forEach(([x, y], i) => {
    ledgerBlock(s, x, y, { size: 1.24, icon: ["package", "link", "package-check"][i] });
  });
  // Rebate steps; the next one is not reached yet.
  const tiers = [0.5, 1.1, 1.7, 2.3];
  tiers.forEach((h, i) => {
    const x = -3.4 + i * 2.5;
    const open = i === 3;
    s.box(x, 0.6, 0, 2.5, 2.4, h, {
      color: open ? "mid" : "pale",
      left: (w, fh) =>
        iconAt(
          "percent",
          w / 2,
          fh / 2,
          Math.min(0.8, fh * 0.8),
          open ? palette.dark900 : palette.coralDeep,
          2.4,
        ),
    });
    for (let k = 0; k <= i && !open; k++) {
      if (!k) pallet(s, x + 0.4, 1.1, { z: h, dx: 1.7, dy: 1.4 });
      parcel(s, x + 0.5, 1.2, { z: h + 0.22 + k * 0.72, dx: 1.5, dy: 1.2, dz: 0.7, color: "sand" });
    }
  });
  s.path(parsePoints("4.1 0.7 2.3, 6.6 0.7 2.3, 6.6 3 2.3, 4.1 3 2.3, 4.1 0.7 2.3"), {
    color: s.theme.coral,
    w: 3.5,
    dash: "7 7",
    layer: "item",
    bounds: [4.1, 0.7, 2.3, 6.6, 3, 2.32],
  });
  cutout(s, 4.75, 1.6, 2.3, 1.2, 1.2, {
    depth: 0.2,
    color: "coral",
    shape: (f) => circle(0.6, 0.6, 0.6, f),
    paint: () => iconAt("flag", 0.6, 0.6, 0.7, palette.dark900, 2.4),
    shadow: false,
  });
  truck(s, -6, 4.4, { color: "coral", len: 2.4 });
  s.path(parsePoints("-2.2 4.9, 8 4.9"), { color: s.theme.coral, w: 3.5, dash: "2 11" });
  chip(s, {
    x: 60,
    y: 752,
    icon: "equal",
    label: "Same running total",
    sub: "Both sides see it",
    tone: "iris",
  });
  return s;
}

export const picture = {
  id: "services/block-chain-digital-assets/supplier-rebates",
  theme: "light",
  title: "Rebate steps between a plant and a warehouse",
  draw,
};
