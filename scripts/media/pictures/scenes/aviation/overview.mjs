import { Scene } from "../../engine/scene.mjs";
import { gauge } from "../../overlays/charts/gauge.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { hangar } from "../../props/buildings/hangar.mjs";
import { person } from "../../props/people.mjs";
import { windows } from "../../props/textures/surfaces.mjs";
import { airliner } from "../../props/vehicles/airliner.mjs";
import { fuelTruck } from "../../props/vehicles/apron-vehicles.mjs";
import { lorry } from "../../props/vehicles/lorry.mjs";
import { stand } from "./stand.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 42, focus: [3.4, 1.4, 1.6], at: [0.49, 0.55], seed: 2 });
  s.ground();
  hangar(s, -7.4, -5.6, { dx: 6, dy: 12.4, h: 3.4 });
  stand(s, -1.4, 0.6, 20);
  airliner(s, -0.8, 0.6, { u: 1.15, livery: "coral" });
  fuelTruck(s, 7.6, 5, { color: "teal" });
  lorry(s, 2.4, 8.2, { len: 2.4, color: "mid", w: 1 });
  person(s, 12, 3.4, { color: "amber", skin: 1 });
  person(s, 9.8, 6.8, { color: "teal", skin: 2 });
  s.box(11.6, -4.4, 0, 1.1, 1.1, 4.2, {
    color: "stone",
    left: windows({ cols: 1, rows: 5, lit: 0.4 }),
    right: windows({ cols: 1, rows: 5, lit: 0.2 }),
  });
  s.box(11.2, -4.8, 4.2, 1.9, 1.9, 0.9, {
    color: "glass",
    shadow: false,
    left: windows({ cols: 3, rows: 1, lit: 1, pad: 0.1 }),
    right: windows({ cols: 3, rows: 1, lit: 1, pad: 0.1 }),
  });
  chip(s, {
    x: 56,
    y: 750,
    icon: "plane",
    label: "Ready to depart",
    sub: "Every step logged",
    tone: "teal",
  });
  gauge(s, { x: 884, y: 52, w: 268, title: "Today's plan", label: "Holding", value: 0.7, tone: "coral" });
  return s;
}

export const picture = {
  id: "industries/aviation/overview",
  theme: "dark",
  title: "A hangar and an airliner in front of it",
  draw,
};
