import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { clock } from "../../overlays/charts/clock.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { gantry } from "../../props/industry/gantry.mjs";
import { CONTAINER_SIZE, container } from "../../props/logistics/container.mjs";
import { water } from "../../props/outdoors/water.mjs";
import { ship } from "../../props/vehicles/ship.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 40, focus: [3.2, 2.6, 1], at: [0.5, 0.5], seed: 3 });
  s.ground();
  water(s, -22, -1.2, 52, 26, { waves: 160 });
  s.box(-16, -9, 0, 44, 7.8, 0.3, {
    color: s.theme.dark ? "stone" : [palette.sand130, palette.sand220, palette.sand330],
    shadow: false,
  });
  const yard = parsePoints("9.6 -5.6, 13 -5.6, 16.4 -5.6, 9.6 -3.9, 13 -3.9, 6.2 -5.6");
  yard.forEach(([a, b], i) => {
    for (let k = 0; k < 1 + ((i * 5) % 3); k++)
      container(s, a, b, 0.3 + k * CONTAINER_SIZE.h, {
        color: ["teal", "stone", "coral", "dark", "pale"][(i + k) % 5],
      });
  });
  gantry(s, 2, -8, 6.2, { h: 5.4, trolley: 0.8, drop: 3, load: "coral" });
  ship(s, -6.8, 4.4, { len: 15, w: 4, cargo: ["232", "221"] });
  s.path(parsePoints("8.8 6.4, 10.8 6.4, 12.2 5, 12.2 1.4"), { color: s.theme.coral, w: 5, dash: "1 12" });
  s.path(parsePoints("-20 6.4, -7 6.4"), { color: s.theme.teal, w: 5 });
  s.plate(7, -0.9, 12, 3.8, s.theme.coral, {
    opacity: 0.1,
    stroke: s.theme.coral,
    dash: "10 8",
    strokeWidth: 2.5,
  });
  clock(s, { x: 48, y: 590, w: 264, title: "Arrival window", label: "Thursday", from: 1.2, to: 4.2 });
  chip(s, {
    x: 740,
    y: 764,
    icon: "anchor",
    label: "Window moved, with a reason",
    sub: "Queue at the port",
  });
  return s;
}

export const picture = {
  id: "industries/supply-logistics/arrival-times",
  theme: "light",
  title: "A ship, its berth and an arrival window",
  draw,
};
