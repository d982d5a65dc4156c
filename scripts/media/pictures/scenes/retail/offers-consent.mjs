import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { switches } from "../../overlays/documents/switches.mjs";
import { phone } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 72, focus: [1.6, 1.4, 1.8], at: [0.33, 0.52], seed: 3 });
  s.ground();
  s.plate(-2.4, -1.2, 8.4, 6.6, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  phone(s, -0.6, 0, {
    h: 5,
    w: 2.9,
    color: "mid",
    paint: (w, _h) =>
      rect(0.3, 0.6, w - 0.6, 2, s.theme.coral, { rx: 0.2 }) +
      iconAt("gift", w / 2, 1.35, 1, palette.dark900, 1.7) +
      rect(0.7, 2.06, w - 1.4, 0.2, palette.dark900, { rx: 0.1 }) +
      line(0.4, 2.9, w - 0.4, 2.9, s.theme.faint, { strokeWidth: 0.03, dash: ".1 .1" }) +
      rect(0.4, 3.2, 1.5, 0.16, s.theme.text, { rx: 0.08 }) +
      rect(0.4, 3.5, 1.1, 0.12, s.theme.faint, { rx: 0.06 }) +
      rect(0.4, 4.05, w - 0.8, 0.56, s.theme.teal, { rx: 0.26 }) +
      iconAt("check", w / 2, 4.33, 0.4, palette.dark900, 3),
  });
  const gift = (x, y, d, color, ribbon) =>
    s.box(x, y, 0, d, d, d * 0.8, {
      color,
      top: (w, h) => rect(w * 0.42, 0, w * 0.16, h, ribbon) + rect(0, h * 0.42, w, h * 0.16, ribbon),
      left: (w, h) => rect(w * 0.42, 0, w * 0.16, h, ribbon),
      right: (w, h) => rect(w * 0.42, 0, w * 0.16, h, ribbon),
    });
  gift(3.6, -0.4, 1.3, "teal", palette.steel080);
  gift(3.5, 1.4, 0.9, "coral", palette.amber);
  gift(4.7, 0.9, 0.8, "amber", palette.coral);
  person(s, 0.2, 3, { size: 1.3, color: "coral", skin: 1 });
  person(s, 2.6, 4, { size: 1.3, color: "pale", skin: 3 });
  s.path(parsePoints("-7 4.2, -1.4 4.2, -1.4 0.6, -0.7 0.6"), { color: s.theme.teal, w: 3.4, dash: "2 11" });
  s.leader([2.3, 0.2, 2.6], [716, 380]);
  switches(s, {
    x: 716,
    y: 250,
    title: "What may we use?",
    items: [
      { label: "Past purchases", on: true, icon: "receipt" },
      { label: "Size and fit", on: true, icon: "shirt" },
      { label: "Location", on: false, icon: "map-pin" },
      { label: "Share with partners", on: false, icon: "share-2" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/retail/offers-consent",
  theme: "dark",
  title: "An offer on a telephone beside consent switches",
  draw,
};
