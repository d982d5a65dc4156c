import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path } from "../../engine/svg.mjs";
import { orderedCards } from "../../overlays/documents/ordered-cards.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { hangar } from "../../props/buildings/hangar.mjs";
import { fog } from "../../props/effects.mjs";
import { person } from "../../props/people.mjs";
import { airliner } from "../../props/vehicles/airliner.mjs";
import { stand } from "./stand.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 34, focus: [0, 0, 0], at: [0.417, 0.425], seed: 5 });
  s.ground();
  s.plate(-4.6, -8, 16.6, 13.4, s.theme.floor2, { stroke: s.theme.line });
  for (const [x, y, livery] of [
    [-4, -4.4, "teal"],
    [3, 1.4, "coral"],
  ]) {
    stand(s, x, y, Math.min(13, 12 - x));
    airliner(s, x, y, { u: 0.84, livery });
  }
  hangar(s, -9.8, -5.4, { dx: 4.4, dy: 7.4, h: 2.7, color: "pale" });
  // Each crew of three is joined to a flight; one old line is cut.
  const crews = [
    [-3.6, 6.8, "teal"],
    [0.4, 8.6, "coral"],
    [4.4, 10.4, "amber"],
  ];
  crews.forEach(([x, y, color]) => {
    s.plate(x - 0.7, y - 0.7, 3.2, 1.8, s.theme.background, { stroke: s.theme.line });
    for (const k of [0, 0.95, 1.9])
      person(s, x + k, y, { size: 1.15, color: k ? color : "dark", skin: (k * 2 + y) | 0 });
  });
  const join = (from, to, color, dash) => {
    const [q, r] = [s.project(...from), s.project(...to)];
    s.draw(
      path(`M${q[0]} ${q[1]}C${q[0]} ${q[1] - 110} ${r[0] - 60} ${r[1] + 60} ${r[0]} ${r[1]}`, {
        stroke: color,
        strokeWidth: 5,
        dash,
      }) +
        circle(r[0], r[1], 10, color) +
        circle(q[0], q[1], 8, color),
    );
  };
  fog(s, parsePoints("211 190 276 0.8, 523 219 294 0.8, 110 275 200 0.7, 413 311 220 0.6"));
  join([-2.6, 6.8, 2.2], [3.2, -4.2, 2.6], s.theme.faint, "3 11");
  join([-2.6, 6.8, 2.2], [8.6, 1.6, 2.4], s.theme.coral);
  join([1.4, 8.6, 2.2], [11.8, 1.8, 2], s.theme.coral);
  orderedCards(s, {
    x: 812,
    y: 618,
    title: "Complete plans",
    items: [
      { icon: "shield-check", label: "Plan one", sub: "Duty hours legal", tone: "coral" },
      { icon: "shield-check", label: "Plan two", sub: "More waiting" },
    ],
  });
  chip(s, {
    x: 56,
    y: 748,
    icon: "cloud-fog",
    label: "Fog at the hub",
    sub: "Reserves held back",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/aviation/crew-recovery",
  theme: "light",
  title: "Fog, crews and new lines to flights",
  draw,
};
