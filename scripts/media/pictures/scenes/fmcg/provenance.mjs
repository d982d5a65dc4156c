import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { blockChain } from "../../overlays/documents/block-chain.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { qrCode, textLines } from "../../props/textures/print.mjs";
import { centredIcon, windows } from "../../props/textures/surfaces.mjs";
import { truck } from "../../props/vehicles/cars.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 47, focus: [3, 1.6, 0.6], at: [0.51, 0.5], seed: 13 });
  s.ground({ opacity: 0.5 });
  const soil = s.theme.dark ? palette.steel820 : palette.green150;
  s.box(-9.4, -2.6, 0, 6, 6.4, 0.14, {
    color: [
      soil,
      s.theme.dark ? palette.steel880 : palette.green310,
      s.theme.dark ? palette.steel900 : palette.green390,
    ],
    shadow: 0.4,
  });
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 8; c++) {
      const x = -8.9 + c * 0.7;
      const y = -1.2 + r * 0.85;
      if (r < 2 && c > 3) continue;
      s.lathe(x, y, 0.14, parsePoints("0.2 0, 0.24 0.14, 0.02 0.48"), {
        color: (r + c) % 5 ? "leaf" : "amber",
        shadow: false,
      });
    }
  s.group(() => {
    s.box(-6, -2.4, 0.14, 2.2, 1.8, 1.2, {
      color: "coral",
      left: (w, h) =>
        rect(w * 0.3, h * 0.3, w * 0.4, h * 0.7, palette.white, { opacity: 0.9 }) +
        line(w * 0.3, h * 0.3, w * 0.7, h, s.theme.coral, { strokeWidth: 0.05 }) +
        line(w * 0.7, h * 0.3, w * 0.3, h, s.theme.coral, { strokeWidth: 0.05 }),
    });
    s.prism(-6.1, -2.5, 1.34, 2.4, 2, 0.9, { color: "dark" });
  });
  s.plate(-1.6, -1.6, 4.2, 4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.lathe(-0.6, -0.6, 0, parsePoints("0.7 0, 0.7 2.2, 0.08 2.8"), { color: "pale" });
  s.lathe(1, -0.6, 0, parsePoints("0.7 0, 0.7 2.2, 0.08 2.8"), { color: "pale" });
  s.box(-1.2, 0.5, 0, 3, 1.4, 1.3, { color: "mid", left: centredIcon("wheat", palette.white) });
  s.plate(4.6, -1.6, 4.6, 4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.box(5, -1.2, 0, 3.8, 3, 1.7, {
    color: "stone",
    left: windows({ cols: 5, rows: 1, lit: 0.4, pad: 0.2 }),
    right: centredIcon("factory", s.theme.teal, { size: 0.5 }),
  });
  for (let i = 0; i < 3; i++) s.prism(5 + i * 1.27, -1.2, 1.7, 1.26, 3, 0.6, { color: "mid" });
  s.box(11.2, -0.6, 0, 1.9, 1.1, 3, {
    color: "amber",
    left: (w, h) =>
      rect(0, h * 0.1, w, h * 0.3, palette.white, { opacity: 0.95 }) +
      iconAt("wheat", w / 2, h * 0.25, 0.7, s.theme.coralText, 1.8) +
      qrCode(w * 0.2, h * 0.52, w * 0.6),
    right: (w, h) => textLines(6, { color: palette.brown680, top: 0.3 })(w, h, s),
  });
  s.path(parsePoints("-6.4 4.9, 12.2 4.9"), { color: s.theme.iris, w: 5 });
  [
    [-6.4, 3.8, "sprout"],
    [0.4, 2.4, "wheat"],
    [6.8, 2.4, "factory"],
    [12.2, 0.6, "package"],
  ].forEach(([x, y, name]) => {
    s.path(
      [
        [x, y],
        [x, 4.9],
      ],
      { color: s.theme.iris, w: 3, dash: "1 8" },
    );
    ledgerBlock(s, x - 0.55, 4.35, { size: 1.1, icon: name });
  });
  truck(s, -2.4, -4.4, { color: "teal", len: 2.2 });
  blockChain(s, {
    x: 56,
    y: 640,
    blocks: [
      { icon: "sprout", label: "Grown" },
      { icon: "wheat", label: "Milled" },
      { icon: "factory", label: "Baked" },
      { icon: "package-check", label: "Packed", tone: "teal" },
    ],
    size: 84,
    gap: 34,
  });
  chip(s, {
    x: 820,
    y: 64,
    icon: "scan-qr-code",
    label: "Scan to see the farm",
    sub: "One record, four hands",
    tone: "iris",
  });
  return s;
}

export const picture = {
  id: "industries/fmcg/provenance",
  theme: "light",
  title: "Field, mill, plant and pack on one record",
  draw,
};
