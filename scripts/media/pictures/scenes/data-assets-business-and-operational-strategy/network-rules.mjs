import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { path, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { tower } from "../../props/buildings/towers.mjs";
import { serverRack } from "../../props/computing/servers.mjs";
import { openBook } from "../../props/documents/books.mjs";
import { person } from "../../props/people.mjs";
import { textLines } from "../../props/textures/print.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 54, focus: [1.8, 0.6, 1.1], at: [0.5, 0.56], seed: 10 });
  s.ground();
  s.plate(-5.4, -5.4, 11.4, 11.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1.5 });
  const link = (list) => s.path(list, { color: s.theme.iris, w: 4.5 });
  link(parsePoints("-3 0.6, 0.6 0.6"));
  link(parsePoints("0.6 -3, 0.6 0.6"));
  link(parsePoints("-2.6 4.6, 0.6 4.6, 0.6 0.6"));
  link(parsePoints("4.4 -2.6, 4.4 0.6, 0.6 0.6"));
  tower(s, -5, -0.8, 2.3, 2.3, 4.2, { cols: 4, rows: 7, seed: 3 });
  tower(s, -0.9, -5, 2.4, 2.3, 5.2, { color: "dark", cols: 4, rows: 9, seed: 8 });
  tower(s, 3.4, -5, 2.2, 2.2, 3.2, { color: "mid", cols: 4, rows: 5, seed: 12 });
  s.box(-5, 3.6, 0, 2.4, 2.2, 1.6, {
    color: "sand",
    left: windows({ cols: 4, rows: 2, seed: 4, lit: 0.4 }),
    right: windows({ cols: 4, rows: 2, seed: 7 }),
  });
  s.prism(-5.1, 3.5, 1.6, 2.6, 2.4, 0.9, { color: "coral" });
  const node = (x, y) => serverRack(s, x, y, { dx: 0.85, dy: 0.8, dz: 1.7, rows: 4, color: "iris" });
  node(-2.5, -0.7);
  node(1.7, -3.6);
  node(5, -2.5);
  node(-2.3, 4.9);
  s.lathe(
    0.9,
    0.9,
    0,
    [
      [0.9, 0, "mid"],
      [0.7, 0.1],
      [0.4, 0.6],
      [2, 0.64, "pale"],
      [2, 0.78],
    ],
    { color: "pale" },
  );
  const signed = (w, h) =>
    textLines(3, { seed: 3, top: 0.06 })(w, h * 0.5, s) +
    [0, 1, 2]
      .map((i) =>
        path(`M.14 ${h * 0.62 + i * 0.26}q.14 -.2 .26 0t.26 0t.24 -.04`, {
          stroke: palette.irisDeep,
          strokeWidth: 0.05,
        }),
      )
      .join("");
  openBook(s, -0.2, 0, 0.78, { dx: 2.3, dy: 1.8, cover: "iris", right: signed });
  const seats = [
    [-1.6, 1.4, "teal", "right", "points"],
    [0.4, -1.5, "dark", "left", "holds"],
    [3, 2.6, "coral", "left", "stands"],
    [3.3, -0.6, "iris", "left", "waits"],
  ];
  seats.forEach(([x, y, color, facing, pose], i) => {
    person(s, x, y, { color, skin: i, facing, pose });
  });
  for (const y of [-5.4, -2.2, 3.4]) s.box(6, y, 0, 0.16, y === 3.4 ? 2.6 : 3.2, 0.7, { color: "stone" });
  s.box(5.94, 0.9, 0, 0.28, 0.3, 1.3, { color: "dark" });
  s.box(5.94, 3.1, 0, 0.28, 0.3, 1.3, { color: "dark" });
  s.box(6, 1.2, 0.75, 0.16, 1.9, 0.22, {
    color: "coral",
    shadow: false,
    right: (w, h) =>
      [0, 2, 4].map((k) => rect((w * k) / 6, 0, w / 6, h, palette.white, { opacity: 0.85 })).join(""),
  });
  person(s, 7.3, 2.2, { color: "amber", skin: 3, pose: "waits" });
  s.plate(8.2, -1.2, 2.6, 2.6, undefined, { stroke: s.theme.coralText, dash: "8 7", strokeWidth: 2.5 });
  tower(s, 8.4, -1, 2.2, 2.2, 2.6, { cols: 4, rows: 4, seed: 21, lit: 0.1 });
  s.path(parsePoints("7.1 2.2, 6.3 2.2, 3.2 2.2"), { color: s.theme.coral, w: 3.5, dash: "2 10" });
  chip(s, { x: 56, y: 748, icon: "door-open", label: "Wants to join", sub: "The rulebook says how" });
  return s;
}

export const picture = {
  id: "services/data-assets-business-and-operational-strategy/network-rules",
  theme: "light",
  title: "Partners around a signed rulebook",
  draw,
};
