/** Manufacturing: a motor and pump with a coupling that vibrates. */
import { coords } from "../../engine/coords.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line } from "../../engine/svg.mjs";
import { bars } from "../../overlays/bars.mjs";
import { calendar } from "../../overlays/calendar.mjs";
import { emblem } from "../../props/faces.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 76, focus: [2.4, 1.2, 1.2], at: [0.47, 0.46], seed: 2 });
  s.ground();
  // A motor, its coupling, and the pump it drives, on one bed.
  s.box(-2, -0.2, 0, 8.6, 2.8, 0.4, { color: "dark" });
  const zc = 1.75;
  const yc = 1.2;
  for (const x of [-1.2, 1]) s.box(x, 0.5, 0.4, 0.5, 1.4, 0.6, { color: "mid", shadow: false });
  const fin = s.t.dark ? "#0B1C2488" : "#0B1C2444";
  s.drum(-1.6, yc, zc, 1.25, 3.4, {
    color: "teal",
    bands: Array.from({ length: 12 }, (_, i) => [0.4 + i * 0.22, fin, 0.05]),
    face: (r) => circle(0, 0, r * 0.8, s.t.dark ? "#127767" : "#0C8A78") + circle(0, 0, r * 0.3, "#12303B"),
  });
  s.box(-0.4, 0.8, zc + 1.1, 1, 0.8, 0.5, {
    color: "mid",
    shadow: false,
    left: emblem("zap", "#FFFFFF", { size: 0.7 }),
  });
  s.drum(1.8, yc, zc, 0.3, 0.9, { color: "pale" });
  s.drum(2.2, yc, zc, 0.62, 0.35, {
    color: "coral",
    face: (r) =>
      Array.from({ length: 6 }, (_, i) =>
        circle(Math.cos(i) * r * 0.7, Math.sin(i) * r * 0.7, 0.06, "#7A2F1A"),
      ).join(""),
  });
  s.drum(2.7, yc, zc, 0.26, 0.9, { color: "pale" });
  s.box(3.5, 0.6, 0.4, 1.2, 1.2, 0.7, { color: "mid", shadow: false });
  s.drum(3.4, yc, zc, 1, 1.5, {
    color: "pale",
    face: (r) =>
      circle(0, 0, r * 0.84, s.t.dark ? "#86A0A6" : "#CBD4D4") +
      Array.from({ length: 8 }, (_, i) =>
        circle(Math.cos((i * Math.PI) / 4) * r * 0.9, Math.sin((i * Math.PI) / 4) * r * 0.9, 0.05, "#3E545D"),
      ).join("") +
      circle(0, 0, r * 0.42, "#2A4650"),
  });
  s.lathe(4.1, yc, zc + 0.85, coords("0.36 0, 0.36 0.9, 0.52 0.9, 0.52 1.06"), {
    color: "pale",
    shadow: false,
  });
  s.beam([5.1, yc, zc], [7.6, yc, zc], 0.62, { color: "mid" });
  s.drum(5.6, yc, zc, 0.52, 0.2, { color: "pale" });
  // Sensors with their rings; the coupling's is in coral.
  const pulse = (x, z, color) => {
    const [cx, cy] = s.p(x, yc, z);
    s.draw(
      [18, 32, 46]
        .map((r, i) =>
          circle(cx, cy, r, undefined, { stroke: color, sw: 3 }).replace(
            "/>",
            ` stroke-opacity="${0.9 - i * 0.28}"/>`,
          ),
        )
        .join("") + circle(cx, cy, 9, color),
    );
  };
  pulse(2.4, zc + 0.75, s.t.coral);
  pulse(-1.1, zc + 1.3, s.t.teal);
  pulse(4.1, zc + 2, s.t.teal);
  // The technician arrives with the part before the fault does.
  person(s, 6.2, 4.2, { size: 1.35, color: "amber", skin: 2 });
  s.box(7, 3.6, 0, 1.3, 0.7, 0.6, { color: "coral", left: emblem("wrench", "#FFFFFF", { size: 0.75 }) });
  const at = s.p(2.4, yc, zc + 0.75);
  s.draw(line(at[0] + 50, at[1] - 30, 760, 200, s.t.coralText, { sw: 2, dash: "2 6" }));
  bars(s, { x: 752, y: 56, w: 392, title: "Vibration at the coupling", count: 20, hot: 16, seed: 31 });
  calendar(s, { x: 56, y: 596, title: "Planned stop", weeks: 3, marked: { 12: "coral" } });
  return s;
}

export const picture = {
  id: "industries/manufacturing/predictive-maintenance",
  theme: "paper",
  title: "A motor and pump with a coupling that vibrates",
  draw,
};
