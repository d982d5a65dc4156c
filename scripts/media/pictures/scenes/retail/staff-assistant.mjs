import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { chatBubbles } from "../../overlays/documents/chat-bubbles.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { bench } from "../../props/outdoors/street.mjs";
import { person } from "../../props/people.mjs";
import { island } from "./island.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 60, focus: [3.6, 2.8, 0.8], at: [0.45, 0.5], seed: 9 });
  s.ground();
  s.plate(-2.4, -2, 11.6, 9.6, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  const boxes = ["pale", "sand", "teal"];
  island(s, -1.4, -1.4, 5.6, boxes);
  island(s, 1.6, -1.4, 5.6, ["teal", "pale", "dark"]);
  island(s, 5.4, -1.4, 5.6, ["sand", "pale", "amber"]);
  s.path(parsePoints("0.8 6.2, 3.3 6.2, 3.3 1.4, 2.6 1.4"), { color: s.theme.coral, w: 5, dash: "2 13" });
  s.pin(2.2, 1.4, 1.9, { h: 1.1, r: 20, glyph: iconAt("footprints", 0, 0, 22, palette.dark900, 2.2) });
  for (const [i, x] of [-1.4, 1.6, 5.4].entries()) {
    s.box(x - 0.1, 4.3, 1.95, 1.05, 0.1, 0.62, {
      color: i === 1 ? "coral" : "dark",
      left: (w, h) =>
        iconAt(
          ["shirt", "footprints", "backpack"][i],
          w / 2,
          h / 2,
          0.46,
          i === 1 ? palette.dark900 : palette.white,
          2,
        ),
      shadow: false,
    });
  }
  person(s, -0.1, 5.6, { size: 1.4, color: "teal", skin: 2 });
  s.box(0.2, 5.95, 1.1, 0.62, 0.08, 0.8, {
    color: "black",
    left: (w, h) =>
      rect(0.06, 0.06, w - 0.12, h - 0.12, palette.light50) +
      iconAt("map", w / 2, h / 2, 0.36, s.theme.coralText, 2.2),
    shadow: false,
  });
  person(s, 2.2, 6.9, { size: 1.3, color: "amber", skin: 0 });
  bench(s, 7, 0.6, { len: 1.6 });
  s.box(8.6, 2.6, 0, 0.14, 1.5, 2.4, {
    color: "mid",
    right: (w, h) => rect(0.1, 0.1, w - 0.2, h - 0.2, s.theme.dark ? palette.steel660 : palette.steel090),
  });
  parcel(s, 7.2, 4.6, { dx: 0.8, dy: 0.6, dz: 0.35, color: "coral" });
  parcel(s, 7.3, 4.7, { z: 0.35, dx: 0.7, dy: 0.5, dz: 0.3, color: "pale" });
  chatBubbles(s, {
    x: 700,
    y: 64,
    w: 450,
    messages: [
      { text: "Wide fit, in brown?", me: true },
      { text: ["Aisle two, top shelf.", "Last pair is on display"], icon: "headset", tone: "teal" },
    ],
  });
  chip(s, {
    x: 800,
    y: 750,
    icon: "book-check",
    label: "Care and returns rules",
    sub: "Answered on the floor",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/retail/staff-assistant",
  theme: "light",
  title: "A shop assistant shown the way to the right aisle",
  draw,
};
