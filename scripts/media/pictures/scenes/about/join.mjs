import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { paperSheet } from "../../props/documents/books.mjs";
import { chair, desk } from "../../props/interiors/room.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 94, focus: [3, 1.6, 1.5], at: [0.5, 0.5], seed: 8 });
  s.ground();
  s.plate(-1.8, -1.8, 9.8, 6.6, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  desk(s, -0.2, 0.4, 6.6, 2.8, { h: 1, color: "sand", body: "mid" });
  chair(s, -1.3, 1.3, { back: "w", color: "dark", who: { color: "teal", skin: 2 } });
  chair(s, 6.8, 1.3, { back: "e", color: "dark", who: { color: "iris", skin: 0 } });
  chair(s, 3, 3.7, { back: "s", color: "coral" });
  // The dashes are the part of the model that is not built yet.
  const cell = 0.62;
  const heights = parsePoints("3 3 1, 3 2 1, 2 1 0");
  const [mx, my, mz] = [2.4, 0.7, 1.1];
  s.box(mx - 0.2, my - 0.2, 1, cell * 3 + 0.4, cell * 3 + 0.4, 0.1, { color: "dark", shadow: false });
  heights.forEach((row, j) => {
    row.forEach((high, i) => {
      for (let k = 0; k < high; k++)
        s.box(mx + i * cell, my + j * cell, mz + k * cell, cell - 0.03, cell - 0.03, cell - 0.03, {
          color: (i + j * 2 + k) % 3 ? "teal" : "pale",
          shadow: false,
        });
    });
  });
  const [ex, ey, ez] = [mx + cell * 3, my + cell * 3, mz + cell * 3];
  const dashed = (list) => s.path(list, { color: s.theme.coralText, w: 2.4, dash: "6 8", layer: "over" });
  dashed([
    [mx, my, ez],
    [ex, my, ez],
    [ex, ey, ez],
    [mx, ey, ez],
    [mx, my, ez],
  ]);
  for (const [x, y] of [
    [ex, my],
    [ex, ey],
    [mx, ey],
  ])
    dashed([
      [x, y, mz],
      [x, y, ez],
    ]);
  dashed([
    [ex, my, mz],
    [ex, ey, mz],
    [mx, ey, mz],
  ]);
  for (const [x, y, c] of [
    [0.3, 1.9, "teal"],
    [1, 2.3, "pale"],
    [1.2, 1.5, "teal"],
    [4.9, 2.2, "coral"],
  ])
    s.box(x, y, 1, cell, cell, cell, { color: c, shadow: false });
  paperSheet(s, 5.1, 0.8, 1, { dx: 1, dy: 1.2, count: 5 });
  s.box(3.1, 2.75, 1, 0.7, 0.18, 0.08, { color: "coral", shadow: false });
  s.group(() => {
    s.cylinder(0.7, 0.8, 1, 0.32, 0.08, { color: "dark", shadow: false });
    s.beam([0.7, 0.8, 1.08], [0.7, 0.8, 3.1], 0.11, { color: "dark" });
    s.beam([0.7, 0.8, 3.1], [1.7, 0.8, 3.5], 0.11, { color: "dark" });
    s.sphere(1.75, 0.8, 3.12, 0.24, { color: "amber" });
    s.lathe(1.75, 0.8, 3.1, parsePoints("0.55 0, 0.22 0.42, 0.14 0.54"), { color: "coral", shadow: false });
  }, [0.4, 0.5, 1, 2.2, 1.1, 3.7]);
  chip(s, { x: 60, y: 752, icon: "armchair", label: "This chair is free", tone: "coral" });
  return s;
}

export const picture = { id: "about/join", theme: "light", title: "A workbench with an empty chair", draw };
