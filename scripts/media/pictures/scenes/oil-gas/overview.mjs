import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { distillationColumn } from "../../props/industry/distillation.mjs";
import { flare } from "../../props/industry/flare.mjs";
import { pipeRack } from "../../props/industry/pipework.mjs";
import { pumpjack } from "../../props/industry/pumpjack.mjs";
import { tank, vessel } from "../../props/industry/tanks.mjs";
import { person } from "../../props/people.mjs";
import { pipe } from "../../props/shapes/solids.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 39, focus: [4.6, 3.4, 2], at: [0.5, 0.56], seed: 2 });
  s.ground();
  s.plate(-6, -6, 20, 17, s.theme.floor, { stroke: s.theme.line });
  flare(s, 12.4, -1.6, { h: 7 });
  distillationColumn(s, 0, -3.4, { h: 6.6, lamp: s.theme.coral });
  distillationColumn(s, 2.4, -3.6, { h: 8.2, r: 0.82, color: "mid", lamp: s.theme.coral });
  distillationColumn(s, 5, -3.4, { h: 5.4, r: 0.9 });
  vessel(s, 7.4, -3.6, { len: 3.6, color: "teal" });
  vessel(s, 7.4, -1.6, { len: 3.6, color: "pale" });
  pipeRack(s, -4, -0.6, 10.6);
  pipeRack(s, 8, 1, 4.6, { pipes: ["teal", "pale", "coral"] });
  for (const [x, y, c] of [
    [-3.4, 4, "pale"],
    [0.8, 4, "pale"],
    [-3.4, 8.2, "mid"],
    [0.8, 8.2, "pale"],
  ])
    tank(s, x, y, { r: 1.75, h: 2.1, color: c, band: x < 0 && y < 5 ? "coral" : "teal" });
  pumpjack(s, 5.4, 5.2, { u: 0.95, color: "coral" });
  pumpjack(s, 4.4, 8.6, { u: 0.95, color: "amber", tilt: -0.3 });
  pipe(s, parsePoints("2.6 6.2 0.2, 4.2 6.2 0.2, 4.2 2.2 0.2, 7.6 2.2 0.2"), 0.24, { color: "teal" });
  person(s, 9.6, 4, { color: "amber", skin: 1 });
  chip(s, {
    x: 56,
    y: 60,
    icon: "gauge",
    label: "Plant and partners",
    sub: "One page for both",
    tone: "teal",
  });
  chip(s, { x: 820, y: 752, icon: "activity", label: "One pump strained", sub: "Pull this one first" });
  return s;
}

export const picture = {
  id: "industries/oil-gas/overview",
  theme: "dark",
  title: "A refinery with tanks, columns and pump jacks",
  draw,
};
