import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { ledgerEntry } from "../../props/computing/ledger-blocks.mjs";
import { standingToken } from "../../props/computing/tokens.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { cutout } from "../../props/shapes/slabs.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 53, focus: [0, -0.1, 1], at: [0.5, 0.555], seed: 22 });
  s.ground();
  s.plate(-5, -8, 10.6, 16, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  const door = (name, color) => (w, h) =>
    windows({ cols: 4, rows: 4, lit: 0.25, seed: name.length })(w, h * 0.62, s) +
    rect(w * 0.32, h * 0.72, w * 0.36, h * 0.28, palette.steel760) +
    iconAt(name, w / 2, h * 0.66, 0.001, color);
  house(s, -4.4, 2.8, 3.6, "pale", "hexagon", palette.tealDeep, door);
  house(s, -4.4, -7.4, 4.1, "mid", "triangle", palette.coralDeep, door);
  for (const [x, y] of parsePoints("-3.6 -1.9, -2.4 0.2, -3.8 1.2")) tree(s, x, y, { h: 1.5, r: 0.5 });
  s.path(parsePoints("-0.8 4.6, 0.9 4.6"), { color: s.theme.teal, w: 4 });
  s.path(parsePoints("-0.8 -5.6, 0.9 -5.6"), { color: s.theme.coral, w: 4 });
  s.path(parsePoints("1.4 6.8 0, 1.4 -6.4 0"), { color: s.theme.iris, w: 9 });
  const names = ["receipt", "link", "file-check-2", "link", "stamp", "link"];
  names.forEach((name, i) => {
    ledgerEntry(s, 0.8, -6.8 + i * 2.3, 1.35, name, {
      color: i === 2 ? "coral" : "iris",
      glyph: i === 2 ? palette.dark900 : palette.white,
    });
  });
  s.plate(3.7, -7.2, 1.3, 14.6, s.theme.floor);
  s.path(parsePoints("4.35 7, 4.35 1.6"), { color: s.theme.iris, w: 4 });
  s.path(parsePoints("4.35 -0.4, 4.35 -6.6"), { color: s.theme.iris, w: 4, dash: "2 11" });
  s.shadow(4.2, -0.2, 0.3, 1.5, 1);
  standingToken(s, 4.2, 0.6, 0, { r: 0.85, face: "right", glyph: "coins" });
  person(s, 0.2, 6.6, { size: 1.3, color: "teal", skin: 3, facing: "right", pose: "holds" });
  person(s, 3.25, -1.8, { size: 1.3, color: "coral", skin: 1, pose: "points" });
  chip(s, {
    x: 60,
    y: 64,
    icon: "link",
    label: "One set of books",
    sub: "Each side can verify",
    tone: "iris",
  });
  return s;
}

/** A company's house, its door to the right. */
function house(s, x, y, h, color, sign, tone, door) {
  s.box(x, y, 0, 3.6, 3.8, h, {
    color,
    left: windows({ cols: 5, rows: 6, lit: 0.22, seed: h * 10 }),
    right: door(sign, tone),
  });
  cutout(s, x + 1.7, y + 1, h, 1.8, 1.5, {
    depth: 0.24,
    face: "right",
    color: tone,
    shadow: false,
    shape: (f) => rect(0, 0, 1.8, 1.5, f, { rx: 0.24 }),
    paint: () => iconAt(sign, 0.9, 0.75, 0.95, palette.white, 2.2),
  });
  s.box(x + 0.4, y + 0.5, h, 0.9, 0.9, 0.4, { color: "stone", shadow: false });
}

export const picture = {
  id: "home/digital-assets",
  theme: "light",
  title: "Two companies, one ledger and a token on its way",
  draw,
};
