import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { chatBubbles } from "../../overlays/documents/chat-bubbles.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { phone } from "../../props/interiors/screens.mjs";
import { bench } from "../../props/outdoors/street.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { ministry } from "./ministry.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2, 2, 1.6], at: [0.37, 0.6], seed: 3 });
  s.ground();
  ministry(s, -9.6, -3, { u: 0.52 });
  tree(s, -2.4, -2.2, { h: 1.4, r: 0.5 });
  tree(s, 6.6, -0.2, { h: 1.7, r: 0.55 });
  tree(s, 8.2, 0.4, { h: 1.4, r: 0.45 });
  s.plate(-1.6, -0.8, 10.6, 6.2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  phone(s, 0.2, 0, {
    h: 5.3,
    w: 3,
    paint: (w, _h) => {
      const b = (u, v, bw, fill, opacity = 1) => rect(u, v, bw, 0.5, fill, { rx: 0.18, opacity });
      return (
        circle(0.55, 0.72, 0.25, s.theme.teal) +
        iconAt("landmark", 0.55, 0.72, 0.28, palette.white, 2.2) +
        rect(0.95, 0.6, 1.2, 0.12, s.theme.text, { rx: 0.06 }) +
        rect(0.95, 0.8, 0.7, 0.09, s.theme.faint, { rx: 0.04 }) +
        line(0.2, 1.15, w - 0.2, 1.15, s.theme.panelLine, { strokeWidth: 0.02 }) +
        b(0.9, 1.4, 1.8, palette.dark800) +
        b(0.3, 2.1, 1.7, palette.grey150) +
        b(0.3, 2.7, 1.3, palette.grey150) +
        b(1.3, 3.4, 1.4, palette.dark800) +
        rect(0.3, 4.1, 2.4, 0.62, s.theme.coral, { rx: 0.2 }) +
        iconAt("calendar-check", 0.7, 4.41, 0.36, palette.dark900, 2) +
        rect(1.05, 4.34, 1.2, 0.14, palette.dark900, { rx: 0.07 })
      );
    },
  });
  person(s, 0.4, 3, { size: 1.15, color: "coral" });
  person(s, 2.4, 3.8, { size: 1.15, color: "teal", skin: 1 });
  bench(s, 5.2, 2.2, { len: 1.8 });
  person(s, 7.6, 3.2, { size: 1.15, color: "pale", skin: 3 });
  person(s, 5, 4.2, { size: 1.15, color: "amber", skin: 2 });
  chatBubbles(s, {
    x: 672,
    y: 78,
    w: 472,
    messages: [
      { text: "How do I renew my licence?", me: true },
      { text: ["Online, with your old card.", "Shall I book a photo?"], icon: "bot", tone: "teal" },
      { text: "Yes, near my home", me: true },
    ],
  });
  chip(s, {
    x: 60,
    y: 744,
    icon: "book-open-check",
    label: "From the published rules",
    sub: "An officer takes hard cases",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/government/citizen-assistant",
  theme: "light",
  title: "People asking a service through a large telephone",
  draw,
};
