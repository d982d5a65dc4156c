import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { bed, curtain, heartTrace } from "../../props/interiors/bed.mjs";
import { room } from "../../props/interiors/room.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { wardWindows } from "./panes.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 50, focus: [5, 4.4, 0.8], at: [0.5, 0.52], seed: 3 });
  s.ground();
  room(s, -1.4, -1.4, 13.4, 12, 2.7, { wall: "dark", left: wardWindows(6), right: wardWindows(5) });
  for (let i = 0; i < 5; i++) {
    const free = i === 3;
    bed(s, -0.6 + i * 2.55, -1, {
      who: free ? undefined : i,
      blanket: i === 1 ? "coral" : "teal",
      trace: i === 1 ? s.theme.coral : undefined,
    });
    if (i < 4) curtain(s, 1.72 + i * 2.55, -1.2, 2.6);
  }
  for (let i = 0; i < 4; i++)
    bed(s, 0.2 + i * 2.9, 6.6, { who: i === 2 ? undefined : i + 1, blanket: i === 0 ? "amber" : "teal" });
  s.box(2.8, 3.4, 0, 5, 1.7, 1, {
    color: "pale",
    left: (a, b) => rect(0, b * 0.72, a, b * 0.14, s.theme.coral),
  });
  s.box(2.7, 3.3, 1, 5.2, 1.9, 0.1, { color: "mid", shadow: false });
  for (const x of [3.2, 5, 6.6])
    screen(s, x, 3.6, { z: 1.1, w: 1, h: 0.66, paint: heartTrace(palette.teal) });
  person(s, 1.8, 4.2, { color: "teal", skin: 1 });
  person(s, 8.8, 3.6, { color: "pale", skin: 2 });
  person(s, 4, 5.9, { color: "coral", skin: 0 });
  s.path(parsePoints("1.2 2.6, 9.6 2.6, 9.6 5.8, 1.2 5.8"), { color: s.theme.teal, w: 3, dash: "1 10" });
  chip(s, {
    x: 56,
    y: 60,
    icon: "bed",
    label: "Beds and discharges",
    sub: "One view of the ward",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/healthcare/overview",
  theme: "dark",
  title: "A ward with beds and a nurses' station",
  draw,
};
