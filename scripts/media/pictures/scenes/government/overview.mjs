import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { progressSteps } from "../../overlays/documents/progress-steps.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { house } from "../../props/buildings/house.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";
import { ministry } from "./ministry.mjs";

function flag(s, x, y, { h = 3, color = "coral" } = {}) {
  s.lathe(
    x,
    y,
    0,
    [
      [0.12, 0],
      [0.04, 0.1],
      [0.035, h],
    ],
    { color: "pale" },
  );
  s.box(x + 0.04, y - 0.03, h - 0.75, 1.05, 0.06, 0.65, { color, shadow: false });
}

function fountain(s, x, y) {
  s.cylinder(x, y, 0, 1.5, 0.35, { color: "stone" });
  s.cylinder(x, y, 0.35, 1.3, 0.02, { color: "teal", shadow: false });
  s.lathe(x, y, 0.37, parsePoints("0.2 0, 0.14 0.7, 0.6 0.95, 0.6 1.02"), { color: "pale", shadow: false });
}

function base({ theme = "dark", scale = 42, focus = [6, 5, 1.5], at = [0.5, 0.5], seed = 7 } = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  s.plate(-0.6, -0.6, 13.2, 12, s.theme.floor, { stroke: s.theme.line, strokeWidth: 1 });
  ministry(s, 0, 0);
  return s;
}

function draw(theme) {
  const s = base({ theme, scale: 42, focus: [6, 5.4, 1.4], at: [0.5, 0.51] });
  s.plate(2.6, 5.2, 6.8, 5.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  fountain(s, 6, 7.9);
  for (const [x, y] of parsePoints("0.7 5.4, 0.7 7.6, 0.7 9.8, 11.3 5.4, 11.3 7.6, 11.3 9.8"))
    tree(s, x, y, { h: 1.6, r: 0.55 });
  flag(s, 3.1, 5.2);
  flag(s, 8.6, 5.2, { color: "teal" });
  for (const [x, y, c, k] of [
    [3.9, 6.7, "coral", 0],
    [4.5, 9.6, "pale", 1],
    [8.2, 6.9, "teal", 2],
    [8.4, 9.4, "amber", 3],
    [6.2, 10.2, "teal", 1],
  ])
    person(s, x, y, { color: c, skin: k });
  for (const [x, y, r] of [
    [-6.2, 6.4, "dark"],
    [-6.2, 9.2, "coral"],
    [-3.6, 9.8, "dark"],
    [15, -2.4, "dark"],
    [15.4, 0.4, "coral"],
    [17.6, -1.4, "dark"],
    [15.6, 3.4, "dark"],
  ])
    house(s, x, y, { roof: r });
  s.path(parsePoints("-4.4 7.4, -1.8 7.4, -1.8 8.6, 2.6 8.6"), { color: s.theme.teal, w: 3.2 });
  s.path(parsePoints("14.8 1.2, 13.6 1.2, 13.6 8.6, 9.4 8.6"), { color: s.theme.coral, w: 3.2 });
  s.path(parsePoints("16 -1.2, 13.9 -1.2, 13.9 1.2"), { color: s.theme.coral, w: 3.2 });
  progressSteps(s, { x: 56, y: 722, list: ["Asked", "Checked", "Answered"], at: 2, tone: "coral" });
  chip(s, {
    x: 60,
    y: 72,
    icon: "users",
    label: "One front door",
    sub: "Every service, one record",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/government/overview",
  theme: "dark",
  title: "A ministry under a dome on its square, reached from every house",
  draw,
};
