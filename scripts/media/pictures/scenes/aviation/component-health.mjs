import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { gantt } from "../../overlays/charts/gantt.mjs";
import { jetEngine } from "../../props/industry/jet-engine.mjs";
import { person } from "../../props/people.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 84, focus: [2.4, 0.4, 1.7], at: [0.45, 0.5], seed: 4 });
  s.ground();
  s.plate(-2.6, -2.6, 10.4, 6.2, s.theme.floor, { stroke: s.theme.line });
  s.box(-2.6, -3, 0, 10.4, 0.3, 3.4, {
    color: "dark",
    left: (w, h) =>
      Array.from({ length: 8 }, (_, i) =>
        rect(w * (0.03 + i * 0.125), h * 0.16, w * 0.08, h * 0.3, palette.steel660, { opacity: 0.7 }),
      ).join(""),
  });
  const valve = jetEngine(s, -0.6, 0, { u: 1.05, cowl: "mid" });
  const [vx, vy] = s.project(...valve);
  s.draw(
    circle(vx, vy, 60, s.theme.coral, { opacity: 0.16 }) +
      circle(vx, vy, 40, s.theme.coral, { opacity: 0.3 }) +
      circle(vx, vy, 24, s.theme.coral) +
      iconAt("circle-gauge", vx, vy, 32, palette.dark900, 2.2) +
      line(vx + 28, vy - 26, 800, 200, s.theme.coralText, { strokeWidth: 2.5, dash: "2 7" }),
  );
  person(s, 1.8, 3, { size: 1.2, color: "amber", skin: 1 });
  s.box(2.8, 2.8, 0, 1.3, 0.8, 0.9, {
    color: "coral",
    left: centredIcon("wrench", palette.white, { size: 0.7 }),
  });
  gantt(s, {
    x: 712,
    y: 60,
    w: 440,
    title: "Bleed valve, until it is shut",
    rows: [
      { label: "New", bars: [{ from: 0, to: 0.3, tone: "teal" }] },
      { label: "Last month", bars: [{ from: 0, to: 0.42, tone: "teal" }] },
      { label: "This week", bars: [{ from: 0, to: 0.86, tone: "coral", text: "Slower" }] },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/aviation/component-health",
  theme: "dark",
  title: "An engine with one valve lit",
  draw,
};
