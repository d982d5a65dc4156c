import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { desk, room } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { shelf } from "../../props/logistics/shelf.mjs";
import { person } from "../../props/people.mjs";
import { island } from "./island.mjs";
import { stock } from "./stock.mjs";

function till(s, x, y) {
  desk(s, x, y, 3, 1.1, {
    h: 1.05,
    color: "pale",
    body: "dark",
    left: (w, h) => iconAt("shopping-bag", w / 2, h / 2, 0.55, s.theme.coral, 1.8),
  });
  s.box(x + 0.3, y + 0.2, 1.05, 1.3, 0.7, 0.06, { color: "black", shadow: false });
  screen(s, x + 1.9, y + 0.2, {
    z: 1.05,
    w: 0.8,
    h: 0.6,
    face: "left",
    paint: (w, h) => iconAt("scan-barcode", w / 2, h / 2, 0.4, s.theme.teal, 2),
  });
}

function produce(s, x, y, color, { z = 0.5 } = {}) {
  s.group(() => {
    s.box(x, y, 0, 1.3, 1, z, { color: "sand" });
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 3; j++) s.sphere(x + 0.2 + i * 0.3, y + 0.2 + j * 0.3, z + 0.1, 0.15, { color });
  });
}

function draw(theme) {
  const s = new Scene({ theme, scale: 50, focus: [4, 3.2, 0.9], at: [0.5, 0.5], seed: 5 });
  s.ground({ opacity: 0.5 });
  // One colour for each shelf: more would exceed the encoder's limit.
  room(s, -1.4, -1.4, 11.4, 9.6, 3.2, { wall: "pale", floor: s.theme.floor2 });
  shelf(s, -0.4, -1.2, 9.6, { levels: 3, gap: 0.95, goods: stock([["amber"], ["pale"], ["teal"]]) });
  island(s, 0.2, 1.6, 4, ["teal"]);
  island(s, 3, 1.6, 4, ["coral", "coral", "pale"]);
  produce(s, 6.6, 1.4, "coral");
  produce(s, 6.6, 2.7, "leaf");
  till(s, 6, 5.4);
  person(s, 6.5, 4.9, { color: "teal", skin: 1 });
  person(s, 6.6, 7.2, { color: "coral", skin: 2 });
  person(s, 2.4, 6.6, { color: "amber", skin: 0 });
  person(s, 5.2, 3.6, { color: "pale", skin: 3 });
  // The shopfront.
  s.box(-1.4, 8.2, 0, 3.4, 0.14, 1.1, { color: "glass", opacity: 0.6, shadow: false });
  s.box(5.4, 8.2, 0, 4.6, 0.14, 1.1, { color: "glass", opacity: 0.6, shadow: false });
  s.box(10, -1.4, 0, 0.14, 9.74, 0.5, { color: "dark", shadow: false });
  s.path(parsePoints("-6 9.6, 3.7 9.6, 3.7 7.2"), { color: s.theme.coral, w: 3.4, dash: "2 11" });
  s.path(parsePoints("10.4 -0.8, 17 -0.8"), { color: s.theme.teal, w: 3.4 });
  s.pin(2, 2.6, 1.9, {
    color: s.theme.teal,
    h: 1.1,
    r: 17,
    glyph: iconAt("refresh-cw", 0, 0, 19, palette.dark900, 2.4),
  });
  s.pin(7.25, 1.9, 0.6, { h: 1.4, r: 17, glyph: iconAt("tag", 0, 0, 19, palette.dark900, 2.4) });
  chip(s, {
    x: 56,
    y: 64,
    icon: "store",
    label: "The shop at opening",
    sub: "Stock, price and people set",
    tone: "teal",
  });
  checklist(s, {
    x: 880,
    y: 620,
    title: "This morning",
    items: [
      { label: "Shelves full", state: "done" },
      { label: "Prices right", state: "done" },
      { label: "Bread short", state: "review" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/retail/overview",
  theme: "dark",
  title: "A shop cut open, with shelves, fruit and a till",
  draw,
};
