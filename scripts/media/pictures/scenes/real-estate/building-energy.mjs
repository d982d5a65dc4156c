import { Scene } from "../../engine/scene.mjs";
import { forecast } from "../../overlays/charts/forecast.mjs";
import { switches } from "../../overlays/documents/switches.mjs";
import { cutawayTower } from "../../props/buildings/cutaway-tower.mjs";
import { chiller } from "../../props/buildings/roof-equipment.mjs";
import { tree } from "../../props/outdoors/trees.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.6, 1.6, 3], at: [0.4, 0.5], seed: 5 });
  s.ground();
  s.plate(-2, -2, 9, 8, s.theme.floor2, { stroke: s.theme.line });
  const top = cutawayTower(s, 0, 0, 5.6, 2.2, ["amber", "stone", "glass"], { gap: 1.9 });
  s.box(-0.1, -0.1, top, 5.8, 2.4, 0.22, { color: "dark", shadow: false });
  chiller(s, 0.5, 0.6, top + 0.22, { color: "teal" });
  chiller(s, 3, 0.6, top + 0.22, { color: "coral" });
  s.path(
    [
      [5.64, 2.24, top],
      [5.64, 2.24, 1.7],
    ],
    { color: s.theme.teal, w: 6, layer: "over" },
  );
  for (let i = 0; i < 3; i++)
    s.path(
      [
        [5.64, 2.24, i * 1.9 + 1.72],
        [0.3, 2.24, i * 1.9 + 1.72],
      ],
      { color: s.theme.teal, w: 4, layer: "over", dash: "1 9" },
    );
  tree(s, -1.2, 5);
  tree(s, 7, -1);
  person(s, 4, 4.4, { size: 1.1, color: "amber", skin: 1 });
  forecast(s, {
    x: 772,
    y: 70,
    w: 380,
    h: 244,
    title: "Cooling load today",
    value: "Later start",
    tone: "teal",
    seed: 14,
  });
  switches(s, {
    x: 772,
    y: 712,
    title: "Facilities manager",
    items: [{ label: "Follow forecast", on: true, icon: "calendar-clock" }],
  });
  return s;
}

export const picture = {
  id: "industries/real-estate/building-energy",
  theme: "light",
  title: "A cutaway building with chillers on its roof",
  draw,
};
