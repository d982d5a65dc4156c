import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle } from "../../engine/svg.mjs";
import { gauge } from "../../overlays/charts/gauge.mjs";
import { orderedCards } from "../../overlays/documents/ordered-cards.mjs";
import { distillationColumn } from "../../props/industry/distillation.mjs";
import { pumpjack } from "../../props/industry/pumpjack.mjs";
import { person } from "../../props/people.mjs";
import { pipe } from "../../props/shapes/solids.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 52, focus: [0, 0, 0], at: [0.417, 0.316], seed: 3 });
  s.ground();
  s.plate(-2.6, -2.2, 9.4, 3.8, s.theme.floor2, { stroke: s.theme.line });
  s.plate(-1, 3.2, 9.4, 3.8, s.theme.floor2, { stroke: s.theme.line });
  pumpjack(s, -1.8, -1.2, { u: 1.1, color: "teal", tilt: -0.25 });
  pumpjack(s, -0.2, 4.2, { u: 1.2, color: "coral", tilt: 0.4 });
  distillationColumn(s, 7.2, -3.8, { h: 5, r: 0.6 });
  distillationColumn(s, 8.6, -3, { h: 4, r: 0.7, color: "mid" });
  pipe(s, parsePoints("5.3 -0.4 0.3, 8.9 -0.4 0.3, 8.9 -2.2 0.3"), 0.26, { color: "teal" });
  pipe(s, parsePoints("7.4 5.06 0.3, 8.4 5.06 0.3, 8.4 -0.3 0.3"), 0.26, { color: "coral" });
  // A section of the well below the ground, with the pump at its foot.
  const [wx, wy] = s.project(6.5, 5.06, 0);
  s.draw(
    circle(wx, wy - 40, 46, s.theme.coral, { opacity: 0.16 }) +
      circle(wx, wy - 40, 60, undefined, { stroke: s.theme.coral, strokeWidth: 3 }).replace(
        "/>",
        ' stroke-dasharray="4 8"/>',
      ),
  );
  person(s, 7, 2.2, { size: 1.2, color: "amber", skin: 2 });
  gauge(s, { x: 868, y: 596, title: "Intake pressure", label: "Dipping", value: 0.24, tone: "coral" });
  orderedCards(s, {
    x: 56,
    y: 628,
    title: "Wells this shift",
    items: [
      { icon: "activity", label: "Well two", sub: "Pump wear", tone: "coral" },
      { icon: "gauge", label: "Well five", sub: "Gauge fault" },
    ],
  });
  s.leader([6.5, 5.06, 1.2], [872, 700]);
  return s;
}

export const picture = {
  id: "industries/oil-gas/well-monitoring",
  theme: "light",
  title: "Two pump jacks, one of them strained",
  draw,
};
