import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { gantt } from "../../overlays/charts/gantt.mjs";
import { distillationColumn } from "../../props/industry/distillation.mjs";
import { vessel } from "../../props/industry/tanks.mjs";
import { pallet } from "../../props/logistics/goods.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [1.6, 1.4, 3.3], at: [0.32, 0.5], seed: 5 });
  s.ground();
  s.plate(-2.6, -2.6, 9, 8, s.theme.floor2, { stroke: s.theme.line });
  // From back to front: scaffolding, column, scaffolding.
  const levels = [1.6, 3.2, 4.8, 6.4];
  const [x0, x1] = [-0.8, 2.8];
  for (const [x, y] of [
    [x0, x0],
    [x1, x0],
    [x0, x1],
    [1, x0],
    [x0, 1],
    [x1, 1],
    [1, x1],
    [x1, x1],
  ])
    s.box(x, y, 0, 0.12, 0.12, 7.4, { color: "amber", shadow: 0.2 });
  for (const z of levels) {
    s.box(x0 + 0.12, x0, z, 3.48, 0.7, 0.1, { color: "sand", shadow: false });
    s.box(x0, x0 + 0.7, z, 0.7, 2.9, 0.1, { color: "sand", shadow: false });
    s.box(x0 + 0.12, x1 - 0.6, z, 3.48, 0.6, 0.1, { color: "sand", shadow: false });
    s.box(x1 - 0.6, x0 + 0.7, z, 0.6, 2.3, 0.1, { color: "sand", shadow: false });
    s.box(x0, x1 + 0.12, z + 0.6, 3.7, 0.05, 0.07, { color: "amber", shadow: false });
    s.box(x1 + 0.12, x0, z + 0.6, 0.05, 3.7, 0.07, { color: "amber", shadow: false });
  }
  distillationColumn(s, 1.05, 1.05, { r: 0.95, h: 7.4, color: "pale", platforms: [] });
  for (let i = 0; i < 4; i++)
    s.beam(
      [x0 + (i % 2 ? 3.6 : 0), x1 + 0.16, i * 1.6 + 0.1],
      [x0 + (i % 2 ? 0 : 3.6), x1 + 0.16, i * 1.6 + 1.6],
      0.08,
      { color: "amber" },
    );
  person(s, 0.2, 2.5, { z: 1.7, size: 0.8, color: "coral", skin: 1, shadow: false });
  person(s, 2.5, 0.4, { z: 3.3, size: 0.8, color: "teal", skin: 2, shadow: false });
  vessel(s, 4, -1.4, { len: 2.6, axis: "y", color: "teal", r: 0.6 });
  pallet(s, 4, 3.4);
  s.box(4.1, 3.5, 0.22, 1.4, 1.1, 0.8, {
    color: "coral",
    left: centredIcon("wrench", palette.white, { size: 0.7 }),
    shadow: false,
  });
  person(s, 2.4, 4.6, { size: 1.1, color: "amber", skin: 0 });
  gantt(s, {
    x: 612,
    y: 96,
    w: 540,
    title: "Scope, frozen",
    rows: [
      { label: "Open up", bars: [{ from: 0.02, to: 0.3, tone: "teal" }] },
      { label: "Trays", bars: [{ from: 0.26, to: 0.66, tone: "coral", text: "Critical" }] },
      {
        label: "Valve",
        bars: [
          { from: 0.32, to: 0.5, tone: "teal" },
          { from: 0.54, to: 0.78, ghost: true, text: "Repeat" },
        ],
      },
      { label: "Close", bars: [{ from: 0.66, to: 0.96, tone: "coral" }] },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/oil-gas/turnaround-planning",
  theme: "light",
  title: "A column in scaffolding and its plan",
  draw,
};
