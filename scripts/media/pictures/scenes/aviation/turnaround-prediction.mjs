import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { gantt } from "../../overlays/charts/gantt.mjs";
import { person } from "../../props/people.mjs";
import { windows } from "../../props/textures/surfaces.mjs";
import { airliner } from "../../props/vehicles/airliner.mjs";
import { cateringTruck, fuelTruck } from "../../props/vehicles/apron-vehicles.mjs";
import { lorry } from "../../props/vehicles/lorry.mjs";
import { stand } from "./stand.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 46, focus: [2, 6, 1.2], at: [0.46, 0.47], seed: 3 });
  s.ground();
  s.plate(-6.4, -1, 14, 15, s.theme.floor2, { stroke: s.theme.line });
  stand(s, 0.6, -1, 17, "y");
  airliner(s, 0.6, -0.6, { axis: "y", u: 1.05, livery: "teal" });
  s.box(-8.6, 4, 0, 3.4, 7, 3, {
    color: "pale",
    left: windows({ cols: 3, rows: 2, lit: 0.2 }),
    right: windows({ cols: 7, rows: 2, lit: 0.3 }),
  });
  s.box(-5.2, 8.2, 1.7, 4.6, 1.1, 1.2, {
    color: "glass",
    left: (w, h) => rect(w * 0.04, h * 0.2, w * 0.92, h * 0.4, palette.white, { opacity: 0.5 }),
    shadow: false,
  });
  s.box(-3, 8.5, 0, 0.4, 0.4, 1.7, { color: "mid" });
  cateringTruck(s, 2, 8.2, { color: "coral" });
  fuelTruck(s, 6.4, 3.4, { axis: "y", color: "amber", len: 2.4 });
  s.path(parsePoints("6.4 4.4 0.9, 5 4.2 0.3, 4.2 5 1.2"), {
    color: s.theme.text,
    w: 4,
    layer: "over",
    glow: false,
  });
  lorry(s, 4.8, 9.6, { axis: "y", len: 2, color: "mid", w: 1 });
  person(s, 3.8, 11.6, { color: "amber", skin: 1 });
  s.pin(2.6, 9.4, 2.9, { h: 1.3, r: 26, glyph: iconAt("clock-alert", 0, 0, 32, palette.dark900, 2.2) });
  gantt(s, {
    x: 640,
    y: 626,
    w: 512,
    title: "Pushback estimate",
    now: 0.44,
    rows: [
      { label: "Fuel", bars: [{ from: 0.02, to: 0.42, tone: "teal" }] },
      { label: "Cabin", bars: [{ from: 0.12, to: 0.44, tone: "teal" }] },
      { label: "Catering", bars: [{ from: 0.34, to: 0.82, tone: "coral", text: "Slipped" }] },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/aviation/turnaround-prediction",
  theme: "light",
  title: "An aircraft served at its stand",
  draw,
};
