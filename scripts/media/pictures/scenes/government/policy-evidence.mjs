import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path } from "../../engine/svg.mjs";
import { orderedCards } from "../../overlays/documents/ordered-cards.mjs";
import { desk, room } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { shelf } from "../../props/logistics/shelf.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 48, focus: [0, 0, 0], at: [0.348, 0.417], seed: 15 });
  s.ground();
  room(s, -3, -2.4, 11, 9, 0.2, { wall: "dark" });
  const lit = new Map();
  const books = (found) => (sc, level, x0, x1, y, z) => {
    let x = x0 + 0.12;
    let i = 0;
    while (x < x1 - 0.3) {
      const w = 0.16 + s.random() * 0.16;
      const h = 0.62 + s.random() * 0.26;
      const hit = found.includes(level * 100 + i);
      sc.box(x, y + (hit ? 0.2 : 0.05), z, w, 0.55, h, {
        color: hit
          ? i % 2
            ? "teal"
            : "coral"
          : ["mid", "dark", "stone", "sand", "pale"][Math.floor(s.random() * 4.3)],
        shadow: false,
      });
      if (hit) lit.set(level * 100 + i, [x + w / 2, y + 0.75, z + h / 2]);
      x += w + 0.03;
      i++;
    }
  };
  shelf(s, -2.6, -2, 4.8, { levels: 4, goods: books([204, 211, 109]), color: "mid" });
  shelf(s, 2.8, -2, 4.8, { levels: 4, goods: books([306, 205, 106]), color: "mid" });
  desk(s, 0.6, 2.6, 5.2, 2.4, { h: 1, color: "sand", legs: true, body: "dark" });
  s.box(2.6, 3, 1, 1.7, 1.6, 0.06, {
    color: "pale",
    shadow: false,
    top: (w, h) =>
      textLines(8, {
        seed: 3,
        marks: { 1: palette.teal570, 4: palette.coral, 6: palette.teal570 },
        thick: 0.4,
        color: palette.slate500,
      })(w, h, s),
  });
  s.box(1, 3.1, 1, 0.9, 1.1, 0.24, { color: "teal", shadow: false });
  s.box(1.05, 3.15, 1.24, 0.8, 1, 0.2, { color: "iris", shadow: false });
  screen(s, 4.7, 3, {
    z: 1,
    w: 1.3,
    h: 0.8,
    face: "right",
    paint: (w, h) => iconAt("search", w / 2, h / 2, 0.5, s.theme.coral, 2.2),
  });
  person(s, 2.4, 6, { size: 1.2, color: "coral", skin: 3 });
  const thread = (a, b, color) => {
    const [q, r] = [s.project(...a), s.project(...b)];
    const d = `M${q[0]} ${q[1]}C${q[0]} ${q[1] + 130} ${r[0]} ${r[1] - 130} ${r[0]} ${r[1]}`;
    s.draw(
      path(d, { stroke: color, strokeWidth: 12, strokeOpacity: 0.2 }) +
        path(d, { stroke: color, strokeWidth: 2.8 }) +
        circle(r[0], r[1], 5, color),
    );
  };
  thread(lit.get(211), [2.9, 3.3, 1.07], s.theme.teal);
  thread(lit.get(306), [3.4, 3.7, 1.07], s.theme.coral);
  thread(lit.get(205), [3.7, 4.2, 1.07], s.theme.teal);
  orderedCards(s, {
    x: 812,
    y: 548,
    title: "What the evidence says",
    items: [
      { icon: "book-open-text", label: "Select committee", sub: "Cited passage", tone: "coral" },
      { icon: "chart-column", label: "Household survey", sub: "Cited table", tone: "teal" },
      { icon: "book-x", label: "Old guidance", sub: "Out of date" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/government/policy-evidence",
  theme: "dark",
  title: "Volumes in an archive leading to lines of a brief",
  draw,
};
