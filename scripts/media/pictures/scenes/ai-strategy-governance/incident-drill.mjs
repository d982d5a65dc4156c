import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { desk, room } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { clockFace, disc } from "../../props/shapes/discs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 82, focus: [3.2, 2.5, 1.6], at: [0.5, 0.525], seed: 6 });
  s.ground();
  room(s, -1.2, -1, 9.2, 7.6, 3.9, { wall: "pale" });
  disc(s, 6.6, -0.98, 2.7, 0.82, {
    rim: palette.steel760,
    paint: clockFace({ hour: 300, minute: 120, lit: palette.coral }),
  });
  desk(s, -0.6, -0.2, 5.6, 1.7, { h: 0.95, color: "stone", body: "dark" });
  const talk = (w, _h) =>
    rect(0, 0, w, 0.5, palette.dark800) +
    text(0.28, 0.36, "Assistant", { size: 0.34, weight: 560, fill: palette.white }) +
    rect(w - 2.6, 0.72, 2.3, 0.5, palette.dark800, { rx: 0.2 }) +
    rect(w - 2.35, 0.92, 1.7, 0.1, palette.white, { opacity: 0.8 }) +
    rect(0.3, 1.4, 2.9, 0.95, palette.coral080, { rx: 0.2, stroke: palette.coral, strokeWidth: 0.05 }) +
    iconAt("triangle-alert", 0.78, 1.87, 0.6, palette.coralDeep, 2.2) +
    rect(1.25, 1.66, 1.7, 0.1, palette.coralDeep) +
    rect(1.25, 1.86, 1.5, 0.1, palette.coralDeep, { opacity: 0.6 }) +
    rect(1.25, 2.06, 1.1, 0.1, palette.coralDeep, { opacity: 0.6 });
  screen(s, -0.1, 0.4, { z: 0.95, w: 4.4, h: 2.6, paint: talk });
  s.lathe(2.1, 0.55, 3.85, parsePoints("0.3 0, 0.3 0.14"), { color: "dark", shadow: false });
  s.lathe(2.1, 0.55, 3.99, parsePoints("0.25 0, 0.25 0.26, 0.18 0.42, 0.04 0.48"), {
    color: "coral",
    shadow: false,
  });
  const [lx, ly] = s.project(2.1, 0.55, 4.25);
  s.draw(
    [200, 235, 270, 305, 340]
      .map((a) => {
        const [c, n] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
        return line(lx + c * 40, ly + n * 40, lx + c * 62, ly + n * 62, s.theme.coral, { strokeWidth: 5 });
      })
      .join(""),
  );
  const dial = (w, h) =>
    rect(0.16, 0.18, w - 0.32, h - 0.36, palette.dark900, { rx: 0.1 }) +
    text(w / 2, 0.66, "On", { size: 0.36, fill: palette.steel390, anchor: "middle", weight: 560 }) +
    rect(w / 2 - 0.13, 0.9, 0.26, 1.1, palette.steel760, { rx: 0.13 }) +
    rect(0.34, h - 0.9, w - 0.68, 0.52, palette.coral, { rx: 0.1 }) +
    text(w / 2, h - 0.51, "Off", { size: 0.4, fill: palette.dark900, anchor: "middle", weight: 640 });
  s.box(5.9, 2.6, 0, 1.7, 0.6, 3, { color: "mid", left: dial });
  s.beam([6.75, 3.3, 1.6], [6.75, 3.7, 1.4], 0.16, { color: "pale" });
  s.sphere(6.75, 3.8, 1.36, 0.19, { color: "coral" });
  person(s, 5.95, 4.15, { color: "coral", size: 1.3, skin: 1, facing: "right", pose: "points" });
  const list = (w, _h) => {
    let svg = "";
    for (let i = 0; i < 4; i++) {
      const v = 0.3 + i * 0.54;
      const done = i < 3;
      svg += circle(0.5, v + 0.12, 0.22, done ? s.theme.teal : "none", {
        stroke: done ? undefined : palette.slate500,
        strokeWidth: 0.05,
      });
      if (done) svg += iconAt("check", 0.5, v + 0.12, 0.3, palette.white, 3.4);
      svg += rect(0.95, v, w - 1.35 - (i % 2) * 0.4, 0.22, palette.slate500, { opacity: 0.6, rx: 0.05 });
    }
    return svg;
  };
  desk(s, -0.8, 3.2, 3.6, 3.4, { h: 0.95, color: "sand", body: "mid" });
  s.box(-0.4, 3.5, 0.95, 2.7, 2.9, 0.08, { color: "dark", shadow: false });
  s.box(-0.25, 3.75, 1.03, 2.4, 2.5, 0.05, { color: "pale", shadow: false, top: list });
  s.box(0.6, 3.5, 1.03, 0.8, 0.26, 0.1, { color: "mid", shadow: false });
  person(s, 3.4, 5.4, { color: "teal", size: 1.3, skin: 2, pose: "holds" });
  label(s, { x: 60, y: 800, text: "Drill, not real", tone: "teal", icon: "siren" });
  return s;
}

export const picture = {
  id: "services/ai-strategy-governance/incident-drill",
  theme: "light",
  title: "A screen with a warning and a switch set to off",
  draw,
};
