import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, path, rect } from "../../engine/svg.mjs";
import { gauge } from "../../overlays/charts/gauge.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { conveyor } from "../../props/industry/conveyor.mjs";
import { centredIcon, windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 58, focus: [3, 1.4, 1.2], at: [0.5, 0.53], seed: 9 });
  s.ground();
  s.group(() => {
    s.box(-6.2, -3.4, 0, 4.4, 3.6, 1.6, {
      color: "stone",
      shadow: false,
      left: windows({ cols: 5, rows: 1, lit: 0.4, pad: 0.22 }),
      right: windows({ cols: 4, rows: 1, lit: 0.2, pad: 0.22, seed: 9 }),
    });
    for (let i = 0; i < 3; i++)
      s.box(-5.9, -3.1 + i * 1.12, 1.6, 3.8, 0.86, 0.14, {
        color: "dark",
        top: (w, h) =>
          Array.from({ length: 7 }, (_, k) =>
            line((w * (k + 1)) / 8, 0, (w * (k + 1)) / 8, h, s.theme.teal, {
              strokeWidth: 0.03,
              opacity: 0.8,
            }),
          ).join("") + line(0, h / 2, w, h / 2, s.theme.teal, { strokeWidth: 0.03, opacity: 0.8 }),
      });
  });
  s.shadow(-6.2, -3.4, 4.4, 3.6, 1.6);
  const pole = (x, y) => {
    for (const [a, b] of parsePoints("-0.4 -0.4, 0.4 -0.4, -0.4 0.4, 0.4 0.4"))
      s.beam([x + a, y + b, 0], [x, y, 4], 0.06, {
        color: "mid",
        bounds: [x - 0.4, y - 0.4, 0, x + 0.4, y + 0.4, 4],
      });
    for (const z of [2.9, 3.5]) s.beam([x, y - 0.9, z], [x, y + 0.9, z], 0.08, { color: "mid" });
    s.roundShadow(x, y, 0.5, 1);
  };
  pole(1.2, -4.2);
  s.path(parsePoints("-1.8 -1.6, 0.6 -1.6, 0.6 0.4"), { color: s.theme.teal, w: 4 });
  s.path(parsePoints("1.2 -3.8, 2.2 -3.8, 2.2 -0.4"), { color: s.theme.amber, w: 4 });
  s.plate(-1, -0.6, 5, 4.2, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.box(-0.4, -0.2, 0, 3.6, 3.2, 2.7, {
    color: "mid",
    right: (w, h) =>
      rect(w * 0.2, h * 0.42, w * 0.6, h * 0.4, palette.dark900, { rx: 0.1 }) +
      rect(w * 0.26, h * 0.48, w * 0.48, h * 0.3, s.theme.coral, { rx: 0.08 }) +
      rect(w * 0.34, h * 0.58, w * 0.32, h * 0.2, palette.amber, { rx: 0.06 }),
    left: (w, h) =>
      rect(w * 0.12, h * 0.16, w * 0.44, h * 0.4, s.theme.dark ? palette.steel920 : palette.dark800, {
        rx: 0.06,
      }) +
      path(
        `M${w * 0.17} ${h * 0.46}L${w * 0.25} ${h * 0.3}L${w * 0.33} ${h * 0.42}L${w * 0.42}` +
          ` ${h * 0.24}L${w * 0.51} ${h * 0.34}`,
        { stroke: palette.teal, strokeWidth: 0.06 },
      ) +
      circle(w * 0.75, h * 0.3, 0.26, palette.white) +
      line(w * 0.75, h * 0.3, w * 0.79, h * 0.24, s.theme.coral, { strokeWidth: 0.06 }),
  });
  s.lathe(0.6, 0.8, 2.7, parsePoints("0.34 0, 0.3 1.5, 0.38 1.5, 0.38 1.62"), {
    color: "pale",
    shadow: false,
  });
  conveyor(s, 3.3, 0.7, 9, { w: 1.4, h: 0.7 });
  for (let i = 0; i < 4; i++) {
    const x = 4.4 + i * 1.9;
    s.box(x, 0.95, 0.8, 0.95, 0.9, 0.7, {
      color: i === 1 ? "coral" : "pale",
      left: centredIcon("zap", i === 1 ? palette.dark900 : s.theme.teal, { size: 0.7 }),
    });
    s.box(x + 0.2, 3, 0, 0.6, 0.6, i === 1 ? 2 : 1 + (i % 2) * 0.2, { color: i === 1 ? "coral" : "teal" });
    s.path(
      [
        [x + 0.5, 2.2],
        [x + 0.5, 3],
      ],
      { color: i === 1 ? s.theme.coral : s.theme.teal, w: 2.5, dash: "1 7" },
    );
  }
  gauge(s, { x: 860, y: 56, w: 284, title: "Energy per unit", label: "In range", value: 0.62 });
  chip(s, {
    x: 56,
    y: 740,
    icon: "flame",
    label: "Furnace held hot and idle",
    sub: "Batch the next two orders",
  });
  return s;
}

export const picture = {
  id: "industries/manufacturing/energy-per-unit",
  theme: "light",
  title: "A furnace, its power, and what each unit took",
  draw,
};
