import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { person } from "../../props/people.mjs";
import { airliner } from "../../props/vehicles/airliner.mjs";
import { fuelTruck } from "../../props/vehicles/apron-vehicles.mjs";
import { stand } from "./stand.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 41, focus: [0, 0, 0], at: [0.392, 0.378], seed: 8 });
  s.ground();
  s.plate(-3, -4.6, 14.4, 10, s.theme.floor2, { stroke: s.theme.line });
  stand(s, -2, -0.6, 13.4);
  airliner(s, -3, -0.6, { u: 1.05, livery: "amber" });
  fuelTruck(s, 4.8, 4, { color: "coral", len: 3.2 });
  s.path(parsePoints("4.9 4.3 1, 3.8 4.2 0.2, 3.2 3.4 0.2, 3.2 3 1.3"), {
    color: s.theme.text,
    w: 6,
    layer: "over",
    glow: false,
  });
  person(s, 3.6, 5.2, { color: "teal", skin: 1 });
  s.plate(-2.4, 8, 10.8, 2, s.theme.floor2, { stroke: s.theme.line });
  parsePoints("3.2 2.5, 3.7 3.5, 2.8 3.7, 3.5 2.7").forEach(([plan, burn], i) => {
    const x = -1.7 + i * 2.7;
    s.cylinder(x, 9.1, 0, 0.54, plan, { color: "mid" });
    s.cylinder(x + 1.24, 9.1, 0, 0.54, burn, { color: burn > plan ? "coral" : "teal" });
  });
  chip(s, {
    x: 800,
    y: 700,
    icon: "fuel",
    label: "Captain decides",
    sub: "Weather explained",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/aviation/fuel-emissions",
  theme: "light",
  title: "Refuelling, planned and burned",
  draw,
};
