import { icon } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { paperStack } from "../../props/documents/paper.mjs";
import { barrel, pallet } from "../../props/logistics/goods.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { printedPage, textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 69, focus: [5.1, 1.2, 0.3], at: [0.49, 0.53], seed: 7 });
  s.ground();
  s.box(-0.7, -0.7, 0, 11.4, 5.6, 0.4, { color: "dark" });
  const sheet = (x, title, glyph, band, seed) => {
    const face = (w, h) =>
      printedPage(title, { count: 7, size: 0.44, band, seed })(w, h, s) +
      icon(glyph, w - 0.72, 0.32, 0.48, palette.dark900, 1.8) +
      rect(w * 0.06, 2.37, w * 0.88, 0.42, palette.coral, { opacity: 0.28, rx: 0.06 }) +
      rect(w * 0.1, 2.5, w * 0.5, 0.16, palette.coral, { rx: 0.08 }) +
      rect(w * 0.74, 2.5, w * 0.16, 0.16, palette.coral, { rx: 0.08 });
    paperStack(s, x, -0.2, 0.4, 3, 4.5, { count: 2, paint: face });
  };
  sheet(-0.1, "Invoice", "receipt", palette.steel760, 3);
  sheet(3.5, "Receipt", "package-check", palette.tealDeep, 5);
  sheet(7.1, "Contract", "file-signature", palette.irisDeep, 8);
  s.path(parsePoints("-0.7 2.38 0.56, 10.7 2.38 0.56"), {
    color: s.theme.coral,
    w: 5,
    layer: "over",
    dash: "1 13",
  });
  pallet(s, 2.6, -4.6, { dx: 3, dy: 2.7 });
  pallet(s, 6.2, -4.6, { dx: 3, dy: 2.7 });
  for (const px of [2.6, 6.2])
    for (let i = 0; i < 9; i++) {
      const [a, b] = [i % 3, Math.floor(i / 3)];
      if (px > 6 && i > 6) continue;
      barrel(s, px + 0.5 + a, -4.15 + b * 0.9, 0.22, { r: 0.4, h: 1.25, color: "teal" });
    }
  for (const a of [1, 2])
    s.path(
      [0, 45, 90, 135, 180, 225, 270, 315, 360].map((d) => [
        6.7 + a + Math.cos((d * Math.PI) / 180) * 0.4,
        -2.35 + Math.sin((d * Math.PI) / 180) * 0.4,
        0.23,
      ]),
      { color: s.theme.coral, w: 3.5, dash: "6 6", layer: "item" },
    );
  // The clerk with the drafted query.
  person(s, 3.2, 7, { size: 1.35, color: "coral", skin: 1, facing: "right", pose: "holds" });
  board(s, 3.74, 6.76, 0.5, 0.62, {
    z: 1.24,
    depth: 0.05,
    face: "right",
    paint: textLines(4, { marks: { 1: palette.coral } }),
  });
  label(s, { x: 930, y: 690, text: "Two drums short", tone: "coral" });
  s.leader([8.7, -2.3, 0.3], [1090, 690]);
  return s;
}

export const picture = {
  id: "services/agentic-ai/supplier-invoices",
  theme: "light",
  title: "Invoice, goods receipt and contract with one differing line",
  draw,
};
