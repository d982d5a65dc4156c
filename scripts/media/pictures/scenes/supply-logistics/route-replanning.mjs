import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { house } from "../../props/buildings/house.mjs";
import { shed } from "../../props/buildings/shed.mjs";
import { dashedLane } from "../../props/effects.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { van } from "../../props/vehicles/van.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 50, focus: [6.2, 5, 0], at: [0.5, 0.515], seed: 5 });
  s.ground();
  const xs = [0.2, 5.4, 10.6];
  const ys = [0.2, 5.2, 10.2];
  s.plate(-6, -5, 23, 20, s.theme.floor2);
  for (const v of xs) s.plate(v, -5, 1.6, 20, s.theme.background);
  for (const v of ys) s.plate(-6, v, 23, 1.6, s.theme.background);
  for (const v of ys) dashedLane(s, [-6, v + 0.8], [17, v + 0.8], { w: 2 });
  for (const v of xs) dashedLane(s, [v + 0.8, -5], [v + 0.8, 15], { w: 2 });
  shed(s, -4.6, 1.9, 4.2, 3.1, 1.9, {
    count: 3,
    panels: 3,
    color: "dark",
    face: "right",
    lit: { 1: s.theme.coral },
  });
  const homes = parsePoints("2.2 2.4, 3.8 3.4, 7.4 2.4, 9 3.6, 7.6 7.2, 9 8.6, 12.6 7.4, 12.7 3");
  homes.forEach(([a, b], i) => {
    house(s, a, b, { u: 0.84, roof: ["dark", "teal", "mid"][i % 3], axis: i % 2 ? "x" : "y" });
  });
  for (const [a, b] of parsePoints("2.6 8, 4.2 9.2, 2.8 9.6, -3 8.4, -1.6 10, 13.4 9.4")) tree(s, a, b);
  house(s, 4.6 - 2.2, 7.1, { u: 0.84, roof: "mid" });
  s.path(parsePoints("-0.4 3.4, 1 3.4, 1 6, 5.2 6"), { color: s.theme.teal, w: 5 });
  s.path(parsePoints("7.6 6, 11.4 6, 11.4 9"), { color: s.theme.faint, w: 4, dash: "3 10" });
  s.path(parsePoints("1 6, 1 11, 11.4 11, 11.4 6, 15.4 6"), { color: s.theme.coral, w: 7 });
  van(s, 4.8, 5.6, { color: "dark", u: 1.15 });
  s.pin(5.9, 6, 1, { h: 2.1, r: 30, glyph: iconAt("triangle-alert", 0, -1, 32, palette.dark900, 2.2) });
  van(s, 5.4, 10.6, { color: "coral", u: 1.15 });
  van(s, 11, 1.9, { axis: "y", color: "pale", u: 1.15 });
  s.pin(15.2, 6, 0, {
    h: 1.5,
    r: 22,
    color: s.theme.teal,
    glyph: iconAt("package", 0, 0, 26, palette.white, 2),
  });
  s.pin(11.4, 8.4, 0, {
    h: 1.5,
    r: 22,
    color: s.theme.teal,
    glyph: iconAt("package", 0, 0, 26, palette.white, 2),
  });
  checklist(s, {
    x: 786,
    y: 52,
    title: "Drops handed over",
    items: [
      { label: "Chilled parcels", tag: "Space" },
      { label: "Driver hours", tag: "Legal" },
      { label: "Promised windows", state: "review", tag: "Check" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/supply-logistics/route-replanning",
  theme: "light",
  title: "A van round bent about a stopped van",
  draw,
};
