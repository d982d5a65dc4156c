import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { openBook } from "../../props/documents/books.mjs";
import { chair, desk } from "../../props/interiors/room.mjs";
import { laptop } from "../../props/interiors/screens.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 64, focus: [3.3, 3.1, 1.2], at: [0.5, 0.535], seed: 3 });
  s.ground();
  s.plate(-1.6, -1.6, 10.4, 9.6, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  // The client's walls, with an open gate.
  const wall = (x, y, dx, dy, h = 1.3) => s.box(x, y, 0, dx, dy, h, { color: "mid" });
  wall(-1.9, -1.9, 10.7, 0.3);
  wall(-1.9, -1.6, 0.3, 9.3);
  wall(8.5, -1.6, 0.3, 9.3, 1.1);
  wall(-1.9, 7.7, 5.2, 0.3, 1.1);
  wall(6.1, 7.7, 2.7, 0.3, 1.1);
  for (const x of [3.3, 5.7]) s.box(x, 7.6, 0, 0.42, 0.5, 1.9, { color: "pale" });
  s.path(parsePoints("4.9 11, 4.9 6.2"), { color: s.theme.teal, w: 3, dash: "2 11" });
  const door = (w, h) => rect(w * 0.4, h - 1.85, w * 0.2, 1.85, s.theme.amber, { opacity: 0.9 });
  const front = (w, h, sc) => windows({ cols: 6, rows: 2, seed: 5, lit: 0.3 })(w, h * 0.5, sc) + door(w, h);
  s.box(-0.6, -0.8, 0, 4.6, 3.2, 3.5, {
    color: "stone",
    left: front,
    right: windows({ cols: 4, rows: 2, seed: 8, lit: 0.3 }),
  });
  s.box(-0.8, -1, 3.5, 5, 3.6, 0.25, { color: "mid", shadow: false });
  s.box(0.6, 0, 3.75, 1.7, 1.3, 0.6, { color: "stone", shadow: false });
  chair(s, 4.7, 2.4, { back: "n", who: { color: "coral", skin: 1 } });
  chair(s, 6.5, 2.4, { back: "n", who: { color: "teal", skin: 3 } });
  desk(s, 3.8, 3.3, 4.3, 2, { h: 0.85, color: "pale", body: "dark" });
  laptop(s, 6.7, 3.5, 0.85, { away: true, w: 1 });
  const log = (w, h) => {
    let svg = "";
    for (let i = 0; i < 5; i++) {
      const v = 0.16 + i * ((h - 0.2) / 5);
      svg +=
        circle(0.22, v + 0.09, 0.09, i === 3 ? palette.coral : palette.teal711) +
        rect(0.42, v, w - 0.6 - (i % 2) * 0.2, 0.15, palette.slate500, { opacity: 0.75 });
    }
    return svg;
  };
  openBook(s, 4, 3.5, 0.85, { dx: 2.4, dy: 1.65, left: log, right: log });
  person(s, 4.2, 7.1, { color: "iris", skin: 2, pose: "waits" });
  tree(s, 0.2, 4.4, { h: 1.9, r: 0.6 });
  tree(s, -0.4, 6.4, { h: 1.6, r: 0.55 });
  tree(s, 7.4, -0.4, { h: 1.8, r: 0.6 });
  chip(s, {
    x: 806,
    y: 64,
    icon: "notebook-pen",
    label: "The log is open",
    sub: "Inside your walls",
    tone: "coral",
  });
  return s;
}

export const picture = {
  id: "about/trusted",
  theme: "dark",
  title: "A desk with an open log inside a client's walls",
  draw,
};
