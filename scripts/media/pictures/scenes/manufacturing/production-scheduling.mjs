import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { path } from "../../engine/svg.mjs";
import { gantt } from "../../overlays/charts/gantt.mjs";
import { conveyor } from "../../props/industry/conveyor.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";
import { press } from "./press.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 54, focus: [3.4, 2.4, 1], at: [0.5, 0.47], seed: 6 });
  s.ground();
  const jobs = [
    ["teal", "coral", "teal"],
    ["amber", "amber", "coral", "dark"],
    ["teal", "dark"],
  ];
  jobs.forEach((list, i) => {
    const x = -4.2 + i * 5.2;
    s.plate(x - 0.6, -2.4, 3.2, 10.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
    press(s, x, -2, { color: "mid", ram: 0.2 + i * 0.3, glow: i === 1 ? "coral" : undefined });
    conveyor(s, x + 0.4, 0.1, 6.8, { axis: "y", w: 1.2, h: 0.5 });
    list.forEach((c, k) => {
      s.box(x + 0.55, 0.7 + k * 1.5, 0.6, 0.9, 1.05, 0.62, {
        color: c,
        left: centredIcon(
          ["cog", "bolt", "disc-3", "box"][k],
          c === "amber" ? palette.dark900 : palette.white,
          {
            size: 0.66,
          },
        ),
      });
    });
  });
  const a = s.project(2.1, 4.2, 1.4);
  const b = s.project(7.2, 4.2, 1.4);
  s.draw(
    path(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${Math.min(a[1], b[1]) - 110} ${b[0]} ${b[1]}`, {
      stroke: s.theme.coral,
      strokeWidth: 4.5,
      dash: "1 11",
    }) +
      path(`M${b[0] - 6} ${b[1] - 20}L${b[0]} ${b[1]}L${b[0] - 20} ${b[1] - 6}`, {
        stroke: s.theme.coral,
        strokeWidth: 4.5,
      }),
  );
  s.box(6.75, 3.7, 0.6, 0.9, 1.05, 0.62, { color: "coral", opacity: 0.35, edge: true });
  gantt(s, {
    x: 56,
    y: 574,
    w: 560,
    title: "Tomorrow, three machines",
    now: 0.08,
    rows: [
      {
        label: "Press one",
        bars: [
          { from: 0.02, to: 0.4, tone: "teal" },
          { from: 0.44, to: 0.6, tone: "coral" },
          { from: 0.64, to: 0.96, tone: "teal" },
        ],
      },
      {
        label: "Press two",
        bars: [
          { from: 0.02, to: 0.56, tone: "amber", text: "Rush order" },
          { from: 0.6, to: 0.82, tone: "coral", ghost: true },
        ],
      },
      {
        label: "Press three",
        bars: [
          { from: 0.02, to: 0.34, tone: "teal" },
          { from: 0.42, to: 0.68, tone: "coral", text: "Moved" },
        ],
      },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/manufacturing/production-scheduling",
  theme: "light",
  title: "Jobs queueing at three presses, one of them moved",
  draw,
};
