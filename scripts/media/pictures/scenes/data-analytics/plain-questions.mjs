import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { depot } from "../../props/buildings/depot.mjs";
import { phone } from "../../props/interiors/screens.mjs";
import { cutout } from "../../props/shapes/slabs.mjs";
import { truck } from "../../props/vehicles/cars.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2.6, 0.8, 1.3], at: [0.5, 0.53], seed: 40 });
  s.ground();
  for (const [x, lit] of [
    [-5.4, undefined],
    [-0.4, 1],
    [4.6, undefined],
  ])
    depot(s, x, -6, { dx: 4, dy: 2.2, h: 1.8, lit, color: "dark", roof: "stone" });
  truck(s, 5.2, -3.2, { color: "mid", len: 2 });
  truck(s, -1.2, -3.2, { color: "coral", len: 2 });
  const shape = (fill) =>
    path("M.7 0H4.3Q5 0 5 .7V2.3Q5 3 4.3 3H2.1L1 4.1V3H.7Q0 3 0 2.3V.7Q0 0 .7 0Z", { fill });
  const say = () =>
    ["Which depots", "were late?"]
      .map((q, i) =>
        text(0.5, 1.2 + i * 0.82, q, { size: 0.6, fill: palette.dark900, weight: 560, display: true }),
      )
      .join("");
  cutout(s, -5, 1.6, 0.1, 5, 4.1, { depth: 0.5, shape, paint: say, shadow: true });
  // The words become tiles, and the tiles become bars.
  parsePoints("0.4 2.9, 0.55 2.1, 0.9 3.3, 1.15 1.5, 1.4 2.5").forEach(([x, z], i) => {
    s.box(x, 1.8, z - 0.3, 0.34, 0.3, 0.34, { color: i < 2 ? "pale" : "teal", shadow: false });
  });
  s.box(1.7, 1.2, 0, 6.8, 1.5, 0.3, { color: "mid" });
  [1.1, 1.7, 3.4, 1.4, 2.2, 0.9].forEach((h, i) => {
    s.box(2.05 + i * 1.05, 1.5, 0.3, 0.72, 0.8, h, { color: i === 2 ? "coral" : "teal", shadow: false });
  });
  const words = [
    [
      ["select", 1],
      ["depot, carrier", 0],
    ],
    [
      ["from", 1],
      ["cut_offs", 0],
    ],
    [
      ["where", 1],
      ["missed", 2],
    ],
  ];
  const code = (_w, h) =>
    words
      .map((row, i) => {
        let u = 0.4;
        return row
          .map(([q, k]) => {
            const at = u;
            u += q.length * 0.28 + 0.26;
            return text(at, h * (0.3 + i * 0.26), q, {
              size: 0.46,
              mono: true,
              weight: 480,
              fill: [s.theme.text, s.theme.teal, s.theme.coralText][k],
            });
          })
          .join("");
      })
      .join("");
  s.box(1.7, 3.6, 0, 6.8, 2.2, 0.16, { color: "black", top: code });
  s.path(parsePoints("5 3.6, 5 2.7"), { color: s.theme.teal, w: 3 });
  phone(s, -3.5, 4.4, {
    h: 2.3,
    w: 1.3,
    color: "pale",
    paint: (w, h) =>
      circle(w / 2, h * 0.62, 0.42, palette.coral) +
      iconAt("mic", w / 2, h * 0.62, 0.46, palette.dark900, 2.2),
  });
  label(s, { x: 64, y: 770, text: "Query shown", tone: "teal", icon: "code" });
  s.leader([1.8, 5.4, 0.16], [236, 780]);
  return s;
}

export const picture = {
  id: "services/data-analytics/plain-questions",
  theme: "dark",
  title: "A question that turns into a chart",
  draw,
};
