import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, group, rect } from "../../engine/svg.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { car } from "../../props/vehicles/cars.mjs";

function machine(s, x, y, u, { color = "mid", lit = false } = {}) {
  const front = (w, h) => {
    let svg = rect(w * 0.1, h * 0.12, w * 0.8, h * 0.34, lit ? palette.white : palette.dark900, {
      rx: 0.08,
      opacity: lit ? 0.95 : 0.5,
    });
    if (lit)
      return (
        svg +
        iconAt("check", w / 2, h * 0.29, h * 0.3, palette.coralDeep, 3) +
        rect(w * 0.22, h * 0.66, w * 0.56, h * 0.09, palette.dark900, { opacity: 0.5 })
      );
    for (let i = 0; i < 4; i++)
      svg += circle(w * (0.2 + i * 0.2), h * 0.62, Math.min(w, h) * 0.055, palette.steel080, {
        opacity: 0.8,
      });
    for (let i = 0; i < 3; i++)
      svg += rect(w * 0.14, h * (0.74 + i * 0.07), w * 0.72, h * 0.03, palette.dark900, { opacity: 0.3 });
    return svg;
  };
  const side = (w, h) =>
    [0, 1, 2, 3]
      .map((i) => rect(w * 0.18, h * (0.2 + i * 0.16), w * 0.64, h * 0.05, palette.dark900, { opacity: 0.3 }))
      .join("");
  s.shadow(x, y, u, u, u * 1.5);
  s.group(() => {
    s.box(x, y, 0, u, u, u * 1.05, { color, left: front, right: side, shadow: false });
    s.box(x + u * 0.1, y + u * 0.1, u * 1.05, u * 0.45, u * 0.5, u * 0.42, { color, shadow: false });
    s.lathe(
      x + u * 0.76,
      y + u * 0.35,
      u * 1.05,
      [
        [u * 0.13, 0],
        [u * 0.13, u * 0.7],
        [u * 0.17, u * 0.7],
        [u * 0.17, u * 0.8],
      ],
      { color, shadow: false },
    );
  });
}

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [2, 1.2, 1.1], at: [0.5, 0.58], seed: 4 });
  s.ground();
  // The fork.
  const tar = palette.sand230;
  s.plate(-7, 3.2, 9.4, 1.8, tar);
  s.plate(2.4, 3.2, 1.8, 8, tar);
  s.plate(2.4, 3.2, 9.5, 1.8, tar);
  s.path(parsePoints("-7 4.1, 3.2 4.1"), { color: palette.steel390, w: 4, dash: "12 12" });
  s.path(parsePoints("3.3 4.1, 3.3 11"), { color: palette.steel390, w: 4, dash: "12 12" });
  s.path(parsePoints("3.3 4.1, 12 4.1"), { color: s.theme.coral, w: 6 });
  // The decision: an arrow on the road.
  s.cylinder(3.3, 4.1, 0, 1.35, 0.22, { color: "dark" });
  s.add(
    [2.2, 3, 0.22, 4.4, 5.2, 0.23],
    s.decal(
      "top",
      3.3,
      4.1,
      0.22,
      circle(0, 0, 1.12, undefined, { stroke: palette.coral, strokeWidth: 0.12 }) +
        group(iconAt("split", 0, 0, 1.25, palette.white, 2.2), "rotate(90)"),
    ),
  );
  machine(s, -5.2, -2.6, 3.3, { color: "mid" });
  machine(s, -0.9, -2.5, 2.6, { color: "stone" });
  machine(s, 2.6, -2.2, 1.9, { color: "mid" });
  machine(s, 5.6, 1, 1.25, { color: "coral", lit: true });
  for (const x of [-3.4, 0.5, 3.6])
    s.path(
      [
        [x, 0.9],
        [x, 2],
      ],
      { color: palette.steel390, w: 4, dash: "2 11" },
    );
  s.path(parsePoints("6.2 2.3, 6.2 2.75, 3.3 2.75, 3.3 3.4"), { color: s.theme.coral, w: 6, nodes: false });
  person(s, 7.5, 2.3, { color: "coral", size: 0.9, skin: 1, pose: "holds" });
  car(s, -3.6, 3.7, { color: "teal" });
  car(s, 8.6, 3.7, { color: "coral" });
  for (const [x, y] of parsePoints("-3.6 6.6, -1.6 7.2, 7.2 6.6, 6 7.6, 9.4 1.2"))
    tree(s, x, y, { h: 1.6, r: 0.55 });
  label(s, { x: 780, y: 120, text: "The simplest that works", tone: "coral", icon: "lightbulb" });
  return s;
}

export const picture = {
  id: "about/intelligent",
  theme: "light",
  title: "Machines at a fork, the smallest one connected",
  draw,
};
