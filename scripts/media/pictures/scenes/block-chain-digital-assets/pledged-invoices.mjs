import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { bank } from "../../props/buildings/bank.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { board, cutout } from "../../props/shapes/slabs.mjs";
import { printedPage } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 57, focus: [0.2, 0.2, 1], at: [0.5, 0.52], seed: 15 });
  s.ground();
  bank(s, -6.6, 1.2, { u: 1.05, disc: s.theme.materials.teal[1] });
  bank(s, 1.6, -6.2, { u: 1.05, disc: s.theme.materials.coral[2] });
  s.box(-1.4, -1.1, 0, 2.6, 1.6, 0.4, { color: "mid" });
  const face = (w, h) =>
    printedPage("Invoice", { count: 5, size: 0.46, band: palette.irisDeep, seed: 5 })(w, h * 0.76, s) +
    circle(w * 0.74, h * 0.82, 0.4, palette.iris400) +
    iconAt("fingerprint", w * 0.74, h * 0.82, 0.52, palette.white, 2) +
    rect(w * 0.1, h * 0.78, w * 0.4, 0.2, palette.dark900, { rx: 0.1 });
  board(s, -1.35, -0.5, 2.5, 3.5, { z: 0.4, paint: face, depth: 0.2 });
  s.path(parsePoints("-1.5 0, -2.3 0, -2.3 3.2, -2.7 3.2"), { color: s.theme.iris, w: 6 });
  s.path(parsePoints("1.2 -0.4, 4.1 -0.4, 4.1 -1"), { color: s.theme.line, w: 4, dash: "2 11", glow: false });
  s.path(parsePoints("4.1 -2.2, 4.1 -2.8"), { color: s.theme.line, w: 4, dash: "2 11", glow: false });
  s.box(2.6, -1.9, 0, 0.5, 0.5, 1.1, { color: "dark" });
  s.box(5.4, -1.9, 0, 0.4, 0.5, 0.9, { color: "dark" });
  s.box(2.5, -1.75, 0.9, 3.2, 0.2, 0.34, {
    color: "coral",
    shadow: false,
    left: (_w, h) =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          path(`M${i * 0.66} ${h}L${i * 0.66 + 0.2} 0H${i * 0.66 + 0.5}L${i * 0.66 + 0.3} ${h}Z`, {
            fill: palette.white,
          }),
        )
        .join(""),
  });
  cutout(s, 3.6, -1.5, 1.3, 1.1, 1.1, {
    depth: 0.16,
    color: "coral",
    shape: (f) => circle(0.55, 0.55, 0.55, f),
    paint: () => iconAt("x", 0.55, 0.55, 0.8, palette.dark900, 3.4),
  });
  const names = ["fingerprint", "fingerprint", "fingerprint", "fingerprint", "fingerprint"];
  names.forEach((name, i) => {
    const [x, y] = [-1.9 + i * 1.62, 6.1 - i * 1.62];
    ledgerBlock(s, x, y, {
      size: 1.16,
      icon: name,
      color: i === 2 ? "coral" : "iris",
      glyph: i === 2 ? palette.dark900 : palette.white,
    });
  });
  s.path(parsePoints("-1.32 6.68 0.5, 5.16 0.2 0.5"), {
    color: s.theme.iris,
    w: 8,
    layer: "item",
    bounds: [-2.4, -0.6, 0, -2.3, -0.5, 0.1],
  });
  s.path(parsePoints("0 0.6, 0 2, 1.2 2.2"), { color: s.theme.iris, w: 4, dash: "2 10" });
  chip(s, { x: 780, y: 742, icon: "ban", label: "Second refused", sub: "Names stay private" });
  return s;
}

export const picture = {
  id: "services/block-chain-digital-assets/pledged-invoices",
  theme: "dark",
  title: "One invoice, two banks, one of them barred",
  draw,
};
