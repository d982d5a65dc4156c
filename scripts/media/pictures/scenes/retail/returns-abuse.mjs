import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { network } from "../../overlays/charts/network.mjs";
import { orderedCards } from "../../overlays/documents/ordered-cards.mjs";
import { conveyor } from "../../props/industry/conveyor.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2.4, 1.8, 0.9], at: [0.46, 0.53], seed: 4 });
  s.ground();
  s.box(-3.2, -2, 0, 6, 0.2, 3.6, {
    color: "pale",
    left: (_w, _h) =>
      rect(0.5, 0.5, 3.4, 0.9, s.theme.teal, { rx: 0.12 }) +
      iconAt("undo-2", 1, 0.95, 0.56, palette.white, 2.2) +
      text(1.42, 1.14, "Returns", { size: 0.54, weight: 560, fill: palette.white }),
  });
  conveyor(s, -5.2, 0, 13.4, { w: 1.4, h: 0.8 });
  person(s, -0.6, -0.8, { size: 1.2, color: "teal", skin: 1 });
  const tag = (c) => (w, h) =>
    rect(w * 0.1, h * 0.4, w * 0.34, h * 0.44, palette.white, { rx: 0.03 }) +
    rect(w * 0.15, h * 0.5, w * 0.24, h * 0.08, c) +
    rect(w * 0.15, h * 0.66, w * 0.16, h * 0.08, c);
  [
    [-4.6, "sand", 0.7],
    [-2.8, "sand", 0.9],
    [-1, "mid", 0.6],
    [4.6, "sand", 0.8],
    [6.4, "mid", 0.6],
  ].forEach(([x, c, h]) => {
    parcel(s, x, 0.2, { z: 0.9, dx: 1.2, dy: 1, dz: h, color: c, mark: tag(s.theme.teal) });
  });
  parcel(s, 1, 0.2, { z: 0.9, dx: 1.3, dy: 1, dz: 0.9, color: "coral", mark: tag(palette.coralDeep) });
  s.box(1.3, -0.5, 0, 0.3, 0.34, 3, { color: "dark" });
  s.box(1.3, 1.6, 0, 0.3, 0.34, 3, { color: "dark" });
  s.box(1.3, -0.5, 3, 0.3, 2.44, 0.36, {
    color: "dark",
    right: (w, h) => [0.2, 0.4, 0.6, 0.8].map((u) => circle(w * u, h / 2, 0.08, s.theme.coral)).join(""),
  });
  // The parcel contains a brick instead of shoes.
  s.path(parsePoints("2 1.6, 2 3.2, 3 3.2"), { color: s.theme.coral, w: 4, dash: "2 11" });
  s.box(3, 2.6, 0, 2.6, 2, 0.7, { color: "pale" });
  s.box(3.3, 2.9, 0.7, 1.2, 0.9, 0.1, { color: "sand", shadow: false });
  s.box(3.3, 2.9, 0.8, 0.1, 0.9, 0.5, { color: "sand", shadow: false });
  s.box(3.4, 2.9, 0.8, 1, 0.1, 0.5, { color: "sand", shadow: false });
  s.box(3.6, 3.15, 0.8, 0.7, 0.4, 0.3, {
    color: "coral",
    shadow: false,
    top: (w, h) => [0.25, 0.5, 0.75].map((u) => circle(w * u, h / 2, 0.07, palette.coral710)).join(""),
  });
  s.box(4.9, 3, 0.7, 0.5, 1, 0.06, {
    color: "mid",
    top: (w, h) => textLines(4, { pad: 0.16 })(w, h, s),
    shadow: false,
  });
  const lens = s.project(3.95, 3.35, 1.15);
  s.draw(
    circle(lens[0], lens[1], 60, s.theme.teal, { opacity: 0.08, stroke: s.theme.text, strokeWidth: 7 }) +
      line(lens[0] + 43, lens[1] + 43, lens[0] + 92, lens[1] + 92, s.theme.text, { strokeWidth: 13 }),
  );
  person(s, -1.6, 3.4, { size: 1.2, color: "amber", skin: 2 });
  parcel(s, -1, 3.9, { dx: 0.8, dy: 0.7, dz: 0.5 });
  orderedCards(s, {
    x: 56,
    y: 566,
    title: "Returns today",
    items: [
      { icon: "check", label: "Refund at once", sub: "Most customers", tone: "teal" },
      { icon: "eye", label: "Look inside first", sub: "Weight does not match", tone: "coral" },
    ],
  });
  network(s, {
    x: 756,
    y: 56,
    w: 392,
    h: 262,
    title: "Same card, three names",
    nodes: {
      a: { at: [74, 92], icon: "user", tone: "coral" },
      b: { at: [74, 153], icon: "user", tone: "coral" },
      c: { at: [74, 214], icon: "user", tone: "coral" },
      card: { at: [280, 148], label: "One card", icon: "credit-card", tone: "coral" },
    },
    edges: [
      ["a", "card", "coral"],
      ["b", "card", "coral"],
      ["c", "card", "coral"],
    ],
  });
  return s;
}

export const picture = {
  id: "industries/retail/returns-abuse",
  theme: "light",
  title: "A returned parcel opened at the returns counter",
  draw,
};
