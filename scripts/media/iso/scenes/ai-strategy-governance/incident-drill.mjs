/** AI Strategy & Governance: a screen with a warning and a switch set to off. */
import { coords } from "../../engine/coords.mjs";
import { iconAt } from "../../engine/icons.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { label } from "../../overlays/label.mjs";
import { clockFace, disc } from "../../props/discs.mjs";
import { person } from "../../props/people.mjs";
import { desk, room } from "../../props/room.mjs";
import { screen } from "../../props/screens.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 82, focus: [3.2, 2.5, 1.6], at: [0.5, 0.525], seed: 6 });
  s.ground();
  room(s, -1.2, -1, 9.2, 7.6, 3.9, { wall: "pale" });
  // Clock on the back wall.
  disc(s, 6.6, -0.98, 2.7, 0.82, {
    rim: "#2A4650",
    paint: clockFace({ hour: 300, minute: 120, lit: "#FF6A3D" }),
  });
  // The assistant's screen with its wrong answer.
  desk(s, -0.6, -0.2, 5.6, 1.7, { h: 0.95, color: "stone", body: "dark" });
  const talk = (w, _h) =>
    rect(0, 0, w, 0.5, "#12303B") +
    text(0.28, 0.36, "Assistant", { size: 0.34, weight: 560, fill: "#FFFFFF" }) +
    rect(w - 2.6, 0.72, 2.3, 0.5, "#12303B", { rx: 0.2 }) +
    rect(w - 2.35, 0.92, 1.7, 0.1, "#FFFFFF", { op: 0.8 }) +
    rect(0.3, 1.4, 2.9, 0.95, "#FFE1D7", { rx: 0.2, stroke: "#FF6A3D", sw: 0.05 }) +
    iconAt("triangle-alert", 0.78, 1.87, 0.6, "#C93F14", 2.2) +
    rect(1.25, 1.66, 1.7, 0.1, "#C93F14") +
    rect(1.25, 1.86, 1.5, 0.1, "#C93F14", { op: 0.6 }) +
    rect(1.25, 2.06, 1.1, 0.1, "#C93F14", { op: 0.6 });
  screen(s, -0.1, 0.4, { z: 0.95, w: 4.4, h: 2.6, paint: talk });
  // Warning lamp on top of it.
  s.lathe(2.1, 0.55, 3.85, coords("0.3 0, 0.3 0.14"), { color: "dark", shadow: false });
  s.lathe(2.1, 0.55, 3.99, coords("0.25 0, 0.25 0.26, 0.18 0.42, 0.04 0.48"), {
    color: "coral",
    shadow: false,
  });
  const [lx, ly] = s.p(2.1, 0.55, 4.25);
  s.draw(
    [200, 235, 270, 305, 340]
      .map((a) => {
        const [c, n] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
        return line(lx + c * 40, ly + n * 40, lx + c * 62, ly + n * 62, s.t.coral, { sw: 5 });
      })
      .join(""),
  );
  // The hand switch, set to off.
  const dial = (w, h) =>
    rect(0.16, 0.18, w - 0.32, h - 0.36, "#0B1C24", { rx: 0.1 }) +
    text(w / 2, 0.66, "On", { size: 0.36, fill: "#8FA3A8", anchor: "middle", weight: 560 }) +
    rect(w / 2 - 0.13, 0.9, 0.26, 1.1, "#2A4650", { rx: 0.13 }) +
    rect(0.34, h - 0.9, w - 0.68, 0.52, "#FF6A3D", { rx: 0.1 }) +
    text(w / 2, h - 0.51, "Off", { size: 0.4, fill: "#0B1C24", anchor: "middle", weight: 640 });
  s.box(5.9, 2.6, 0, 1.7, 0.6, 3, { color: "mid", left: dial });
  s.beam([6.75, 3.3, 1.55], [6.75, 3.75, 1.05], 0.16, { color: "pale" });
  s.sphere(6.75, 3.85, 0.98, 0.19, { color: "coral" });
  person(s, 5.1, 4.2, { color: "coral", size: 1.3, skin: 1 });
  // The checklist on its board.
  const list = (w, _h) => {
    let svg = "";
    for (let i = 0; i < 4; i++) {
      const v = 0.55 + i * 0.62;
      const done = i < 3;
      svg += circle(0.5, v + 0.12, 0.22, done ? s.t.teal : "none", {
        stroke: done ? undefined : "#566A72",
        sw: 0.05,
      });
      if (done) svg += iconAt("check", 0.5, v + 0.12, 0.3, "#FFFFFF", 3.4);
      svg += rect(0.95, v, w - 1.35 - (i % 2) * 0.4, 0.22, "#566A72", { op: 0.6, rx: 0.05 });
    }
    return svg;
  };
  desk(s, -0.8, 3.2, 3.6, 3.4, { h: 0.8, color: "sand", body: "mid" });
  s.box(-0.4, 3.5, 0.8, 2.7, 2.9, 0.08, { color: "dark", shadow: false });
  s.box(-0.25, 3.75, 0.88, 2.4, 2.5, 0.05, { color: "pale", shadow: false, top: list });
  s.box(0.6, 3.5, 0.88, 0.8, 0.26, 0.1, { color: "mid", shadow: false });
  person(s, 3.5, 5.6, { color: "teal", size: 1.3, skin: 2 });
  label(s, { x: 60, y: 800, text: "Drill, not real", tone: "teal", icon: "siren" });
  return s;
}

export const picture = {
  id: "services/ai-strategy-governance/incident-drill",
  theme: "paper",
  title: "A screen with a warning and a switch set to off",
  draw,
};
