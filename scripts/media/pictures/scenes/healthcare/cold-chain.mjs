import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { cross } from "../../props/buildings/hospital.mjs";
import { dashedLane } from "../../props/effects.mjs";
import { fridge } from "../../props/interiors/fridge.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon, windows } from "../../props/textures/surfaces.mjs";
import { van } from "../../props/vehicles/van.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 55, focus: [4.6, 2.2, 1], at: [0.5, 0.47], seed: 8 });
  s.ground();
  s.plate(-2.2, -1.6, 5, 4.6, s.theme.floor, { stroke: s.theme.line });
  fridge(s, -1.6, -0.8, { h: 3.3 });
  fridge(s, 0.8, -0.8, { h: 3.3 });
  s.plate(-5, 3.9, 20, 2.6, s.theme.road);
  dashedLane(s, [-5, 6.1], [15, 6.1]);
  van(s, 3.4, 4.1, {
    u: 1.55,
    color: "pale",
    mark: (a, b) => iconAt("snowflake", a * 0.36, b * 0.4, b * 0.62, palette.teal730, 2.2),
  });
  s.box(7.4, -2.6, 0, 4, 3.2, 2.4, {
    color: "stone",
    left: (a, b) =>
      rect(a * 0.4, b * 0.4, a * 0.2, b * 0.6, palette.amber) +
      [0.08, 0.72]
        .map((v) => rect(a * v, b * 0.3, a * 0.2, b * 0.3, palette.teal, { opacity: 0.8 }))
        .join(""),
    right: windows({ cols: 3, rows: 1, lit: 0.4, pad: 0.24 }),
  });
  s.box(8.6, -1.3, 2.4, 1.4, 0.4, 1.3, { color: "coral", shadow: false, left: cross(palette.white, 0.7) });
  person(s, 2.6, 1.8, { size: 1.15, color: "coral", skin: 2 });
  s.box(1.2, 1.6, 0, 0.9, 0.8, 0.7, {
    color: "teal",
    left: centredIcon("snowflake", palette.white, { size: 0.7 }),
  });
  s.path(parsePoints("-0.5 0.4, -0.5 3.4, 6.6 3.4, 9.4 3.4, 9.4 0.8"), { color: s.theme.teal, w: 5 });
  for (const [x, y, z] of parsePoints("-0.5 0.8 1.6, 5 4.8 1.7, 11.2 0.4 2"))
    s.pin(x, y, z, {
      h: 1.1,
      r: 22,
      color: x === 5 ? s.theme.coral : s.theme.teal,
      glyph: iconAt("thermometer", 0, 0, 28, palette.dark900, 2.2),
    });
  checklist(s, {
    x: 800,
    y: 636,
    title: "Monday",
    items: [
      { label: "Batch one", tag: "Release" },
      { label: "Batch two", state: "missing", tag: "Reject" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/healthcare/cold-chain",
  theme: "dark",
  title: "Fridge, van and clinic on one line",
  draw,
};
