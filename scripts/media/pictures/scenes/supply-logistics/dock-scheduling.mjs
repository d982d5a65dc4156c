import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { orderedCards } from "../../overlays/documents/ordered-cards.mjs";
import { shed } from "../../props/buildings/shed.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon, windows } from "../../props/textures/surfaces.mjs";
import { lorry } from "../../props/vehicles/lorry.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 48, focus: [5.8, 4.4, 0.8], at: [0.47, 0.5], seed: 6 });
  s.ground();
  s.plate(-4, 0, 21, 12, s.theme.floor, { stroke: s.theme.line });
  const doors = 7;
  const step = 16.8 / doors;
  shed(s, -2.6, -4.4, 16.8, 4.2, 3.2, {
    count: doors,
    names: ["1", "2", "3", "4", "5", "6", "7"],
    size: 0.72,
    lit: { 3: s.theme.coral },
    panels: 7,
  });
  const slot = (i) => -2.6 + step * (i + 0.5) - 0.6;
  for (let i = 0; i <= doors; i++)
    s.path(
      [
        [-2.6 + step * i, 0],
        [-2.6 + step * i, 3.6],
      ],
      { color: s.theme.line, w: 2.5, glow: false },
    );
  const docked = ["teal", "mid", "pale", null, "teal", "mid", null];
  docked.forEach((color, i) => {
    if (!color) return;
    lorry(s, slot(i), 0.1, { axis: "y", len: 3, w: 1.25, color, cab: i % 2 ? "pale" : undefined });
  });
  lorry(s, -3.4, 7.6, { len: 3, color: "mid" });
  lorry(s, 1.3, 7.6, { len: 3, color: "teal" });
  lorry(s, 6, 7.6, { len: 3, color: "coral", w: 1.25 });
  s.path(
    [
      [10.3, 8.2],
      [11.6, 8.2],
      [11.6, 5.4],
      [slot(3) + 0.62, 5.4],
      [slot(3) + 0.62, 0.3],
    ],
    { color: s.theme.coral, w: 6, dash: "1 12" },
  );
  s.pin(slot(3) + 0.62, 1, 0, { h: 1.2, r: 22, glyph: iconAt("arrow-up", 0, 0, 28, palette.dark900, 2.6) });
  s.box(-5.4, 9.8, 0, 1.8, 1.4, 1.5, {
    color: "pale",
    left: windows({ cols: 2, rows: 1, lit: 1 }),
    right: windows({ cols: 2, rows: 1, lit: 0 }),
  });
  s.box(12.4, 6.6, 0, 0.16, 0.16, 2.4, { color: "mid" });
  s.box(12.2, 6.4, 2.4, 0.7, 0.4, 0.36, {
    color: "teal",
    left: centredIcon("camera", palette.dark900, { size: 0.9 }),
    shadow: false,
  });
  person(s, 9.4, 10.4, { color: "amber", size: 1.1 });
  orderedCards(s, {
    x: 860,
    y: 620,
    title: "Next at door four",
    items: [
      { icon: "truck", label: "Chilled load", sub: "Leaves first", tone: "coral" },
      { icon: "truck", label: "Dry goods", sub: "After break" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/supply-logistics/dock-scheduling",
  theme: "dark",
  title: "Trailers called to numbered doors",
  draw,
};
