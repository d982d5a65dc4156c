import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line } from "../../engine/svg.mjs";
import { barChart } from "../../overlays/charts/bar-chart.mjs";
import { calendar } from "../../overlays/charts/calendar.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.4, 1.2, 1.2], at: [0.47, 0.46], seed: 2 });
  s.ground();
  s.box(-2, -0.2, 0, 8.6, 2.8, 0.4, { color: "dark" });
  const zc = 1.75;
  const yc = 1.2;
  for (const x of [-1.2, 1]) s.box(x, 0.5, 0.4, 0.5, 1.4, 0.6, { color: "mid", shadow: false });
  const fin = s.theme.dark ? `${palette.dark900}88` : `${palette.dark900}44`;
  s.drum(-1.6, yc, zc, 1.25, 3.4, {
    color: "teal",
    bands: Array.from({ length: 12 }, (_, i) => [0.4 + i * 0.22, fin, 0.05]),
    face: (r) =>
      circle(0, 0, r * 0.8, s.theme.dark ? palette.teal730 : palette.teal711) +
      circle(0, 0, r * 0.3, palette.dark800),
  });
  s.box(-0.4, 0.8, zc + 1.1, 1, 0.8, 0.5, {
    color: "mid",
    shadow: false,
    left: centredIcon("zap", palette.white, { size: 0.7 }),
  });
  s.drum(1.8, yc, zc, 0.3, 0.9, { color: "pale" });
  s.drum(2.2, yc, zc, 0.62, 0.35, {
    color: "coral",
    face: (r) =>
      Array.from({ length: 6 }, (_, i) =>
        circle(Math.cos(i) * r * 0.7, Math.sin(i) * r * 0.7, 0.06, palette.coral710),
      ).join(""),
  });
  s.drum(2.7, yc, zc, 0.26, 0.9, { color: "pale" });
  s.box(3.5, 0.6, 0.4, 1.2, 1.2, 0.7, { color: "mid", shadow: false });
  s.drum(3.4, yc, zc, 1, 1.5, {
    color: "pale",
    face: (r) =>
      circle(0, 0, r * 0.84, s.theme.dark ? palette.steel410 : palette.steel190) +
      Array.from({ length: 8 }, (_, i) =>
        circle(
          Math.cos((i * Math.PI) / 4) * r * 0.9,
          Math.sin((i * Math.PI) / 4) * r * 0.9,
          0.05,
          palette.slate600,
        ),
      ).join("") +
      circle(0, 0, r * 0.42, palette.steel760),
  });
  s.lathe(4.1, yc, zc + 0.85, parsePoints("0.36 0, 0.36 0.9, 0.52 0.9, 0.52 1.06"), {
    color: "pale",
    shadow: false,
  });
  s.beam([5.1, yc, zc], [7.6, yc, zc], 0.62, { color: "mid" });
  s.drum(5.6, yc, zc, 0.52, 0.2, { color: "pale" });
  const pulse = (x, z, color) => {
    const [cx, cy] = s.project(x, yc, z);
    s.draw(
      [18, 32, 46]
        .map((r, i) =>
          circle(cx, cy, r, undefined, { stroke: color, strokeWidth: 3 }).replace(
            "/>",
            ` stroke-opacity="${0.9 - i * 0.28}"/>`,
          ),
        )
        .join("") + circle(cx, cy, 9, color),
    );
  };
  pulse(2.4, zc + 0.75, s.theme.coral);
  pulse(-1.1, zc + 1.3, s.theme.teal);
  pulse(4.1, zc + 2, s.theme.teal);
  person(s, 6.2, 4.2, { size: 1.35, color: "amber", skin: 2 });
  s.box(7, 3.6, 0, 1.3, 0.7, 0.6, {
    color: "coral",
    left: centredIcon("wrench", palette.white, { size: 0.75 }),
  });
  const at = s.project(2.4, yc, zc + 0.75);
  s.draw(line(at[0] + 50, at[1] - 30, 760, 200, s.theme.coralText, { strokeWidth: 2, dash: "2 6" }));
  barChart(s, { x: 752, y: 56, w: 392, title: "Vibration at the coupling", count: 20, hot: 16, seed: 31 });
  calendar(s, { x: 56, y: 596, title: "Planned stop", weeks: 3, marked: { 12: "coral" } });
  return s;
}

export const picture = {
  id: "industries/manufacturing/predictive-maintenance",
  theme: "light",
  title: "A motor and pump with a coupling that vibrates",
  draw,
};
