import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { forecast } from "../../overlays/charts/forecast.mjs";
import { person } from "../../props/people.mjs";
import { windows } from "../../props/textures/surfaces.mjs";
import { truck } from "../../props/vehicles/cars.mjs";

/** A crate of six bottles. */
function crate(s, x, y, { z = 0, color = "coral", bottles = "teal" } = {}) {
  s.group(() => {
    s.box(x, y, z, 1.2, 0.85, 0.42, { color, shadow: false });
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 2; j++)
        s.lathe(
          x + 0.22 + i * 0.38,
          y + 0.23 + j * 0.38,
          z + 0.42,
          [
            [0.09, 0, bottles],
            [0.09, 0.08],
            [0.05, 0.2],
            [0.06, 0.2, "pale"],
            [0.06, 0.28],
          ],
          { shadow: false },
        );
  });
  if (z < 0.01) s.shadow(x, y, 1.2, 0.85, 0.6);
}

function draw(theme) {
  const s = new Scene({ theme, scale: 55, focus: [3, 2.4, 0.8], at: [0.52, 0.56], seed: 6 });
  s.ground();
  const shop = (x, y, color, name, stock, hot) => {
    s.box(x, y, 0, 3, 2, 1.9, {
      color: "pale",
      left: (w, h) =>
        rect(w * 0.08, h * 0.42, w * 0.5, h * 0.5, s.theme.dark ? palette.steel750 : palette.steel271) +
        rect(w * 0.68, h * 0.42, w * 0.22, h * 0.58, palette.steel760) +
        iconAt(name, w * 0.33, h * 0.67, 0.6, palette.white, 2),
      right: windows({ cols: 2, rows: 1, lit: 0, pad: 0.28 }),
    });
    s.box(x - 0.1, y + 2, 1.15, 3.2, 0.55, 0.12, { color, shadow: false });
    s.box(x, y, 1.9, 3, 2, 0.2, { color, shadow: false });
    for (let i = 0; i < stock; i++) crate(s, x + 3.4, y + 0.7, { z: i * 0.44, color: hot ? "coral" : "mid" });
  };
  shop(-4.2, -2.4, "teal", "shopping-basket", 2);
  shop(1, -0.6, "coral", "shopping-basket", 6, true);
  shop(6.2, 1.2, "teal", "shopping-basket", 3);
  s.path(parsePoints("-5.4 4.6, -2 4.6, -2 0.6"), { color: s.theme.teal, w: 3, dash: "1 9" });
  s.path(parsePoints("-2.4 6.6, 2.6 6.6, 2.6 2.4"), { color: s.theme.coral, w: 3.4, dash: "1 9" });
  s.path(parsePoints("2.4 8.8, 7.6 8.8, 7.6 4.2"), { color: s.theme.teal, w: 3, dash: "1 9" });
  const signal = (x, y, name, color, glyph) =>
    s.box(x, y, 0, 1.6, 1.6, 0.3, {
      color,
      top: (w, h) =>
        `<g transform="translate(${w / 2} ${h / 2}) rotate(-45)">${iconAt(name, 0, 0, 0.95, glyph, 1.9)}</g>`,
    });
  signal(-6.2, 3.8, "cloud-rain", "pale", s.theme.teal);
  signal(-3.8, 5.8, "sun", "coral", palette.dark900);
  signal(1, 8, "scan-barcode", "pale", s.theme.teal);
  truck(s, -6.2, -4.8, {
    color: "teal",
    mark: (w, h) => iconAt("cup-soda", w / 2, h / 2, 0.7, palette.white, 1.8),
  });
  person(s, 2.4, 3.6, { color: "teal", skin: 1 });
  person(s, 4.2, 3.2, { color: "amber", skin: 2 });
  forecast(s, {
    x: 740,
    y: 56,
    w: 400,
    title: "Cold drinks, this weekend",
    value: "Rising",
    tag: "Hot spell",
    seed: 10,
    trend: 0.55,
  });
  return s;
}

export const picture = {
  id: "industries/fmcg/demand-sensing",
  theme: "light",
  title: "Weather and till signals reaching three shops",
  draw,
};
