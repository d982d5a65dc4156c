import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { path } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { checklist } from "../../overlays/documents/checklist.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { bed, curtain } from "../../props/interiors/bed.mjs";
import { room } from "../../props/interiors/room.mjs";
import { person } from "../../props/people.mjs";
import { wardWindows } from "./panes.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 58, focus: [4.8, 2.8, 0.8], at: [0.48, 0.49], seed: 5 });
  s.ground();
  room(s, -1.2, -1.4, 12, 8.4, 2.6, { wall: "pale", left: wardWindows(5) });
  const taken = [0, undefined, 2, undefined];
  taken.forEach((who, i) => {
    const x = -0.6 + i * 2.7;
    bed(s, x, -1, { who, blanket: who === 2 ? "amber" : "teal", monitor: who !== undefined });
    if (i < 3) curtain(s, x + 2.2, -1.2, 2.6);
    if (who === undefined) {
      s.pin(x + 0.7, 0.6, 0.8, {
        h: 1.7,
        r: 27,
        color: s.theme.teal,
        glyph: iconAt("check", 0, 0, 32, palette.white, 3),
      });
      s.path(
        [
          [x + 0.7, 2.3],
          [x + 0.7, 4.2],
          [10, 4.2],
        ],
        { color: s.theme.coral, w: 5 },
      );
    }
  });
  s.box(11.2, 2.9, 0, 0.2, 0.3, 2.9, { color: "dark" });
  s.box(11.2, 5.3, 0, 0.2, 0.3, 2.9, { color: "dark" });
  s.box(11.2, 2.9, 2.9, 0.2, 2.7, 0.8, {
    color: "coral",
    shadow: false,
    right: (a, b) =>
      text(a / 2, b * 0.74, "Exit", { size: 0.62, weight: 620, fill: palette.dark900, anchor: "middle" }),
  });
  s.path(parsePoints("10.8 4.2, 13.6 4.2"), { color: s.theme.coral, w: 5 });
  const tip = s.project(13.6, 4.2);
  s.draw(
    path(`M${tip[0] - 24} ${tip[1] + 2}L${tip[0]} ${tip[1]}L${tip[0] - 10} ${tip[1] - 22}`, {
      stroke: s.theme.coral,
      strokeWidth: 5,
    }),
  );
  person(s, 3.2, 4.4, { color: "amber", skin: 1 });
  s.box(3.5, 4.9, 0, 0.4, 0.3, 0.6, { color: "coral" });
  person(s, 8.2, 4.5, { color: "coral", skin: 0 });
  person(s, 12.6, 4.5, { color: "teal", skin: 2 });
  person(s, 1, 5.8, { color: "pale", skin: 0 });
  checklist(s, {
    x: 56,
    y: 600,
    title: "Likely home today",
    items: [
      { label: "Bed two", tag: "Leaving" },
      { label: "Bed three", state: "review", tag: "Pharmacy bag" },
      { label: "Bed four", tag: "Leaving" },
    ],
  });
  chip(s, { x: 48, y: 48, icon: "phone-call", label: "Ring pharmacy first", tone: "coral" });
  return s;
}

export const picture = {
  id: "industries/healthcare/patient-flow",
  theme: "light",
  title: "Free beds and the way to the exit",
  draw,
};
