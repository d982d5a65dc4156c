import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { shed } from "../../props/buildings/shed.mjs";
import { dashedLane } from "../../props/effects.mjs";
import { gantry } from "../../props/industry/gantry.mjs";
import { containerStacks } from "../../props/logistics/container.mjs";
import { person } from "../../props/people.mjs";
import { lorry } from "../../props/vehicles/lorry.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 39, focus: [8.6, 4.4, 1], at: [0.46, 0.585], seed: 2 });
  s.ground();
  s.plate(-1, -3.4, 13.6, 10.4, s.theme.floor, { stroke: s.theme.line });
  s.plate(-8, 8.6, 34, 3, s.theme.road);
  dashedLane(s, [-8, 10.1], [26, 10.1]);
  containerStacks(s, -0.4, -2.6, ["3231", "2312", "1203", "2201", "1110", "2101"], { gapX: 3.2, gapY: 1.55 });
  gantry(s, 3.4, -3.6, 10.4, { h: 5.6, trolley: 0.56, drop: 3.1, load: "teal" });
  shed(s, 14.4, -2.4, 7.4, 6.6, 3, { color: "stone", count: 4, panels: 5, lit: { 2: s.theme.coral } });
  lorry(s, 0.4, 8.9, { len: 3.1, color: "coral" });
  lorry(s, 10, 8.9, { len: 3.1, color: "teal" });
  lorry(s, 19, 4.6, { axis: "y", len: 2.4, color: "mid" });
  lorry(s, 15.4, 4.6, { axis: "y", len: 2.4, color: "pale", cab: "coral" });
  s.path(parsePoints("-8 9.6, 0.2 9.6"), { color: s.theme.coral, w: 4 });
  s.path(parsePoints("5 9.6, 9.6 9.6"), { color: s.theme.coral, w: 4, dash: "1 11" });
  person(s, 5, 7.6, { color: "amber", size: 0.9 });
  chip(s, { x: 56, y: 748, icon: "route", label: "Route re-planned", sub: "Gate to dock, one change" });
  return s;
}

export const picture = {
  id: "industries/supply-logistics/overview",
  theme: "dark",
  title: "A container yard with a gantry crane and a warehouse",
  draw,
};
